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
export const releaseParams = z.object({ number: z.coerce.number().int().min(1).max(1_000_000_000) });
const release = z.object({
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
  /** The newest earlier release with the same hash: since this one the finder is again what it was after that. */
  sameAs: z.int().nullable(),
});
export type FinderRelease = z.output<typeof release>;
export const releasesAnswer = z.object({ rows: z.array(release), total: z.int(), perPage: z.int() });
const document = z.record(z.string(), z.unknown());
export const releaseAnswer = release.extend({
  /** What is public of its record, and what would be once it is taken back. */
  back: z.object({ now: document, before: document }).nullable(),
  /** Whether it has taken the record from the site. */
  isArchived: z.boolean(),
  /** Why it is not taken back; beside `back`, that its record has an open draft. */
  refusal: z.string().nullable(),
  mayWrite: z.boolean(),
});
