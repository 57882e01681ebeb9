import { z } from 'zod';
import { messageAnswer } from '#core/http/json-shapes.ts';
import { plainLine, plainText } from '#core/text/plain-text.ts';
import { leadTexts } from '#features/leads/leads.messages.ts';
import { audiences } from '#features/orders/order-kinds.schema.ts';
import { requirementStates } from '#features/requirements/requirement-state.schema.ts';
import { type sheetReaders, statuses } from './finder.schema.ts';

const state = z.object({
  state: z.enum(requirementStates),
  audiences: z.array(z.enum(audiences)),
  day: z.string().nullable(),
  earlier: z.string().nullable(),
});

const row = z
  .object({
    key: z.string().meta({ description: 'The approval; of something in the box `item:family:approval`.' }),
    name: z.string(),
    status: z.enum(statuses),
    likelihood: z.enum(['likely', 'unlikely', 'unclear']).nullable().meta({ description: 'Of what may apply.' }),
    states: z.array(state),
  })
  .meta({ id: 'KeptRow', description: 'One approval as it stood on a sheet.' });
export type KeptRow = z.infer<typeof row>;

/** One approval that no longer stands as it did; null where the sheet had, or has, nothing to say of it. */
export type KeptChange = { key: string; before: KeptRow | null; now: KeptRow | null };

/** What has changed on a sheet; `reader` is whom it is for, of a kept sheet null, because its answers say that. */
export type SheetChange = { reader: (typeof sheetReaders)[number] | null; rows: KeptChange[] };

/** The values of each parameter of an address with answers. */
export type KeptAnswers = readonly (readonly [string, readonly string[]])[];

export const keepSheetInput = z.object({
  family: z.string().max(200).meta({ example: 'led-bulb' }),
  answers: z.string().max(2_000).default('').meta({
    description: 'The query of the address with answers about the product.',
    example: 'audience=import&radio=bluetooth&radio=nfc',
  }),
});

export const keepSheetAnswer = messageAnswer.extend({ key: z.string(), url: z.string() });

export const keptSheetAnswer = z.object({
  family: z.string(),
  name: z.string(),
  answers: z.record(z.string(), z.array(z.string())),
  kept_on: z.string(),
  release: z.int().nullable().meta({
    description: 'The release of our rules by which it was kept; 0 before the first, null if that was not stored yet.',
  }),
  outcome: z.array(row).nullable().meta({ description: 'Null once nobody has opened the sheet for two years.' }),
  today: z.array(row).nullable().meta({ description: 'Null if there is no such family any more.' }),
  changes_since: z.array(z.object({ key: z.string(), before: row.nullable(), now: row.nullable() })),
  changed_by: z.object({ release: z.int(), on: z.string() }).nullable().meta({
    description:
      'The newest release of our rules since then that changed sheets of this family; null if what has changed comes from an order or a day.',
  }),
});

const noteLength = /*i18n*/ 'Keep the note to 500 characters or fewer.';

export const clientSheetInput = z.object({
  label: z
    .string()
    .max(1_000)
    .transform(plainLine)
    .refine((label) => [...label].length <= 100, leadTexts.tooLong)
    .optional()
    .meta({ description: 'A name of your own, such as a model number; without it, that of the list stays.' }),
  note: z
    .string()
    .transform(plainText)
    .refine((note) => [...note].length <= 500, noteLength)
    .optional()
    .meta({ description: 'What you want to remember of it; without it, that of the list stays.' }),
});

export const clientSheetsAnswer = z.array(
  z.object({
    key: z.string(),
    url: z.string(),
    name: z.string().meta({ description: 'The kind of product.' }),
    label: z.string(),
    note: z.string(),
    kept_on: z.string(),
    changes: z.number().meta({ description: 'How many approvals have changed since.' }),
    added_at: z.string(),
  }),
);
