import { type ContentTx, writeContent } from '#db/content/write-content.server.ts';
import { standards } from '#db/schema/standards.ts';
import { onlyRow } from './only-row.ts';
import { slugOf } from './slug-of.ts';

type NewStandard = Partial<typeof standards.$inferInsert> & { number: string };

/** A published standard. */
export function createStandard(standard: NewStandard): Promise<typeof standards.$inferSelect> {
  return writeContent(async (tx, changed) => {
    const row = await insertStandard(tx, standard);
    changed('standard', [row.id]);
    return row;
  });
}

/** The standard with that number, added if it is missing. */
export async function insertStandard(tx: ContentTx, { number, ...values }: NewStandard) {
  const row = { slug: slugOf(number), number, baseNumber: /\d+/.exec(number)?.[0], ...values };
  const rows = tx.insert(standards).values(row).onConflictDoUpdate({ target: standards.slug, set: { number } });
  return onlyRow(await rows.returning());
}
