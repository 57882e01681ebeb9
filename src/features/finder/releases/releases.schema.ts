import { z } from 'zod';
import { sheetChange } from '../sheet/seen-sheets.schema.ts';

/** The kinds of record on which the sheets of families depend. */
export const releasedKinds: readonly string[] = ['families', 'family-groups', 'approvals', 'rules', 'facts'];

/** The sheets of families that a draft would change. */
export const changedSheetsAnswer = z.object({
  /** How many families there are. */
  total: z.int(),
  /** How many of their sheets would say something else. */
  changed: z.int(),
  /** The first of them by name, before and after. */
  sheets: z.array(sheetChange),
  /** The others. */
  others: z.array(z.object({ slug: z.string(), name: z.string() })),
});
export type ChangedSheets = z.output<typeof changedSheetsAnswer>;
