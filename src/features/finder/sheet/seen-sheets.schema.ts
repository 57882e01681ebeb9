import { z } from 'zod';
import { requirementStates } from '#features/requirements/requirement-state.schema.ts';
import { sheetReaders, statuses } from '../finder.schema.ts';

export const sheetSubject = z.object({
  kind: z.enum(['family', 'product']),
  slug: z.string(),
  name: z.string(),
  /** Whom the sheet is for. */
  reader: z.enum(sheetReaders),
});
export type SheetSubject = z.output<typeof sheetSubject>;

const sheetRow = z.object({
  /** Of the approval or scheme. */
  key: z.string(),
  name: z.string(),
  /** Of a family; the sheet of a product has only states. */
  status: z.enum(statuses).nullable(),
  /** For whom and since when; the words follow the name of the state. */
  states: z.array(z.object({ state: z.enum(requirementStates), words: z.string() })),
});
export type SheetRow = z.output<typeof sheetRow>;
const verdicts = z.array(z.object({ label: z.string().nullable(), words: z.string() }));
export type SeenSheet = { verdicts: z.output<typeof verdicts>; rows: SheetRow[] };

/** The sheet of a family or product as it is and as it would be: its verdicts, and the rows that read otherwise. */
export const sheetChange = sheetSubject.extend({
  before: verdicts,
  after: verdicts,
  rows: z.array(z.object({ name: z.string(), before: sheetRow.nullable(), after: sheetRow.nullable() })),
});
export type SheetChange = z.output<typeof sheetChange>;
