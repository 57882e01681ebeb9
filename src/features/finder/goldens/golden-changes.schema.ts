import { z } from 'zod';
import { slug } from '#core/content/content-fields.ts';
import { statuses } from '../finder.schema.ts';
import { sheetChange } from '../sheet/seen-sheets.schema.ts';

const outcome = z.string().regex(/^[0-9a-f]{64}$/);

/** Where an approval stands, null if nothing is said of it, and since when; of words the families to which they lead. */
const said = z.union([
  z.string(),
  z.object({
    status: z.enum(statuses).nullable(),
    days: z.array(z.object({ audience: z.string(), day: z.string() })),
  }),
]);
const goldenFault = z.object({
  /** An approval by its key, or words. */
  of: z.string(),
  name: z.string(),
  expected: said,
  found: said,
});
/** Where a golden sheet is no longer as expected. */
export type GoldenFault = z.output<typeof goldenFault>;

/** The golden sheets that a draft would change. */
export const goldenChanges = z.object({
  total: z.int(),
  /** Which saving of the draft was looked at. */
  edit: z.int(),
  changed: z.array(
    z.object({
      key: z.string(),
      outcome,
      /** Who has accepted it. */
      acceptedBy: z.string().nullable(),
      faults: z.array(goldenFault),
      /** Null where no word of the sheet differs. */
      sheet: sheetChange.nullable(),
    }),
  ),
});
export type GoldenChanges = z.output<typeof goldenChanges>;

/** What somebody accepts: that a golden sheet has this outcome because of the draft, as it was saved then. */
export const acceptance = z.object({ golden: slug, edit: z.int().min(0), outcome });
export type Acceptance = z.output<typeof acceptance>;
