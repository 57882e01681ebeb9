import { z } from 'zod';
import { slug } from '#core/content/content-fields.ts';
import { sheetChange } from '../sheet/seen-sheets.schema.ts';

const outcome = z.string().regex(/^[0-9a-f]{64}$/);

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
      /** Where it is no longer as expected: an approval with its status and days, or where words lead. */
      faults: z.array(z.object({ of: z.string(), expected: z.string(), found: z.string() })),
      /** Null where no word of the sheet differs. */
      sheet: sheetChange.nullable(),
    }),
  ),
});
export type GoldenChanges = z.output<typeof goldenChanges>;

/** What somebody accepts: that a golden sheet has this outcome because of the draft, as it was saved then. */
export const acceptance = z.object({ golden: slug, edit: z.int().min(0), outcome });
export type Acceptance = z.output<typeof acceptance>;
