import { z } from 'zod';
import { shortLine } from '#core/text/plain-text.ts';
import { requirementLists } from '#features/requirements/requirement-list.schema.ts';

/** What an order of its own can name, as its form offers it. */
export const newOrderChoices = z.object({
  authorities: z.array(z.object({ slug: z.string(), name: z.string(), shortName: z.string() })),
  /** The lists of the approvals, with the names of these. */
  approvals: z.array(z.object({ list: z.enum(requirementLists), name: z.string() })),
});
export type NewOrderChoices = z.output<typeof newOrderChoices>;

export const entriesQuery = z.object({
  q: z
    .string()
    .transform((words) => shortLine(words, 100))
    .optional(),
});
const entry = z.object({
  /** As `lineKey` writes it. */
  line: z.string(),
  products: z.array(z.string()),
  standards: z.array(z.string()),
});
export type FoundEntry = z.output<typeof entry>;
export const entriesAnswer = z.object({ rows: z.array(entry) });
