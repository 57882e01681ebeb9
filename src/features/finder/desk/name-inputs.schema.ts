import { z } from 'zod';
import { slug } from '#core/content/content-fields.ts';
import { nameKinds, nameLanguages } from '../families/families.schema.ts';

/** What somebody has looked up, as a name of a family. */
export const nameInput = z.object({
  text: z.string().trim().min(1).max(120),
  family: slug,
  language: z.enum(nameLanguages).default('en'),
  kind: z.enum(nameKinds).default('common'),
});
export type NameInput = z.output<typeof nameInput>;

export const nameAnswer = z.object({
  message: z.string(),
  /** The family, whose draft now has the name. */
  id: z.string(),
});
