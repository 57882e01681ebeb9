import { z } from 'zod';
import { goldenChanges } from '../goldens/golden-changes.schema.ts';
import { sheetChange, sheetSubject } from '../sheet/seen-sheets.schema.ts';

/** The kinds of record on which the sheets of families depend, and where words lead. */
export const releasedKinds: readonly string[] = [
  'families',
  'family-groups',
  'approvals',
  'rules',
  'facts',
  'side-rules',
  'ambiguous-names',
];

/** The sheets of families that a draft would change. */
export const changedSheetsAnswer = z.object({
  /** How many families there are. */
  total: z.int(),
  /** How many of their sheets would say something else. */
  changed: z.int(),
  /** The first of them by name, before and after. */
  sheets: z.array(sheetChange),
  /** The others. */
  others: z.array(sheetSubject.omit({ kind: true })),
  goldens: goldenChanges,
});
export type ChangedSheets = z.output<typeof changedSheetsAnswer>;

export const perPage = 50;
export const releasesQuery = z.object({ page: z.coerce.number().int().min(1).max(10_000).default(1) });
export const releasesAnswer = z.object({
  rows: z.array(
    z.object({
      number: z.int(),
      at: z.iso.datetime(),
      /** Null for what was published at an hour. */
      publishedBy: z.string().nullable(),
      kind: z.string(),
      record: z.string(),
      name: z.string(),
      changed: z.int(),
      total: z.int(),
      hash: z.string(),
    }),
  ),
  total: z.int(),
  perPage: z.int(),
});
export type FinderRelease = z.output<typeof releasesAnswer>['rows'][number];
