import { isNotNull } from '#core/drizzle.ts';
import type { Sync } from '#db/content/sync-rows.server.ts';
import { orders } from '#db/schema/orders.ts';

/** The rows of the files, with those that the desk has struck as they are live, because a file from before knows nothing of it. */
export async function keepStruck<Row extends typeof orders.$inferInsert>(
  { tx, report }: Sync,
  rows: readonly Row[],
): Promise<Row[]> {
  const { slug, withdrawnOn, status } = orders;
  const found = await tx.select({ slug, withdrawnOn, status }).from(orders).where(isNotNull(withdrawnOn));
  const struck = new Map(found.map(({ slug: own, ...live }) => [own, live]));
  return rows.map((row) => {
    const live = struck.get(row.slug);
    if (!live || row.withdrawnOn === live.withdrawnOn) return row;
    report.leftAlone.push(`orders ${row.slug}: struck at the desk (orders/${row.slug}.yaml)`);
    return { ...row, ...live };
  });
}
