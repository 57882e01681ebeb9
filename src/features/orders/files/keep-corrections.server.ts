import { isDeepStrictEqual } from 'node:util';
import { and, eq, inArray, isNotNull, isNull } from '#core/drizzle.ts';
import { todayInIndia } from '#core/time/dates.ts';
import type { Sync } from '#db/content/sync-rows.server.ts';
import { lawProposals } from '#db/schema/law-proposals.ts';
import { orders } from '#db/schema/orders.ts';

type Correction = NonNullable<(typeof lawProposals.$inferSelect)['correction']>;
type Order = typeof orders.$inferInsert;
type Printed = Required<Pick<Order, 'number' | 'title' | 'signedOn' | 'publishedOn' | 'url'>>;

const printed = ({ number = null, title, signedOn = null, publishedOn = null, url = null }: Order): Printed => {
  return { number, title, signedOn, publishedOn, url };
};

/**
 * The rows of the files, with what the desk has corrected as it is live, because a file from before knows nothing of it.
 * A correction is settled by a file that says the same by now, and by a forced import, which takes the files' word.
 */
export async function keepCorrections<Row extends Order>(sync: Sync, rows: readonly Row[]): Promise<Row[]> {
  const { tx, report, isForced } = sync;
  const found = await tx
    .select({ id: lawProposals.id, order: orders, correction: lawProposals.correction })
    .from(lawProposals)
    .innerJoin(orders, eq(orders.id, lawProposals.orderId))
    .where(
      and(eq(lawProposals.state, 'published'), isNotNull(lawProposals.correction), isNull(lawProposals.settledOn)),
    );
  const corrected = Map.groupBy(found, ({ order }) => order.slug);
  const settled: number[] = [];
  const kept = rows.map((row) => {
    const own = corrected.get(row.slug);
    if (!own?.[0]) return row;
    const live = printed(own[0].order);
    const isAdopted = isDeepStrictEqual(printed(row), live);
    if (isAdopted || isForced) settled.push(...own.map(({ id }) => id));
    if (isAdopted) return row;
    const isOld = own.some(({ correction }) => correction && isDeepStrictEqual(printed(row), wasPrinted(correction)));
    const because = isOld ? 'corrected at the desk' : 'corrected at the desk, and changed in the file';
    report.leftAlone.push(`orders ${row.slug}: ${because} (orders/${row.slug}.yaml)`);
    return isForced ? row : { ...row, ...live };
  });
  if (settled.length > 0)
    await tx.update(lawProposals).set({ settledOn: todayInIndia() }).where(inArray(lawProposals.id, settled));
  return kept;
}

function wasPrinted({ before: { link, title, ...before } }: Correction): Printed {
  return { ...before, title: title ?? '', url: link };
}
