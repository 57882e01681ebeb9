import { asc, eq } from '#core/drizzle.ts';
import { localize } from '#core/text/localize.ts';
import { db } from '#db/client.server.ts';
import { byContentVersion } from '#db/content/by-content-version.server.ts';
import { orderDoubts } from '#db/schema/order-doubts.ts';

/** Sentences that say what is in doubt: by row of a list, as `lineKey` gives it, and by slug of an order. */
export type Doubts = { ofLine: ReadonlyMap<string, string[]>; ofOrder: ReadonlyMap<string, string[]> };

/** Everything that is in doubt about the orders and their rows. */
export const listDoubts = byContentVersion(async (language): Promise<Doubts> => {
  const rows = await db()
    .select()
    .from(orderDoubts)
    .where(eq(orderDoubts.status, 'published'))
    .orderBy(asc(orderDoubts.position));
  const said = rows.map((row) => localize(row, language));
  return { ofLine: saidOf(said, 'lines'), ofOrder: saidOf(said, 'orders') };
});

type Said = Pick<typeof orderDoubts.$inferSelect, 'say' | 'lines' | 'orders'>;

function saidOf(rows: readonly Said[], subjects: 'lines' | 'orders'): Map<string, string[]> {
  const said = new Map<string, string[]>();
  for (const row of rows)
    for (const subject of row[subjects]) said.set(subject, [...(said.get(subject) ?? []), row.say]);
  return said;
}
