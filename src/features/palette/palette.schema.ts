import { z } from 'zod';
import { shortLine } from '#core/text/plain-text.ts';
import { leadStatuses } from '#features/leads/lead-kinds.schema.ts';
import { openStates } from '#features/records/record-states.schema.ts';
import { fewestSigns } from './fewest-signs.schema.ts';
import { paletteTexts as texts } from './palette.messages.ts';

/** `GET /find` */
export const findQuery = z.object({
  q: z
    .string()
    .max(1_000)
    .transform((words) => shortLine(words, 100))
    .refine((words) => [...words].length >= fewestSigns, texts.wordsShort),
});

export const findAnswer = z.object({
  records: z.array(
    z.object({
      kind: z.string(),
      id: z.string(),
      title: z.string(),
      slug: z.string(),
      state: z.enum(['published', 'archived', ...openStates]),
    }),
  ),
  orders: z.array(
    z.object({
      slug: z.string(),
      number: z.string().nullable(),
      title: z.string(),
      day: z.iso.date().nullable(),
    }),
  ),
  leads: z.array(
    z.object({
      id: z.int(),
      name: z.string(),
      company: z.string().nullable(),
      status: z.enum(leadStatuses),
      createdAt: z.iso.datetime(),
    }),
  ),
});
