import { asc, eq } from '#core/drizzle.ts';
import { isStillEnglish, localize } from '#core/text/localize.ts';
import { db } from '#db/client.server.ts';
import { byContentVersion } from '#db/content/by-content-version.server.ts';
import { orderDoubts } from '#db/schema/order-doubts.ts';

/** A sentence that says what is in doubt; it may be English still in another language. */
export type Doubt = { words: string; isEnglish: boolean };

/** What is in doubt: by row of a list, as `lineKey` gives it, and by slug of an order. */
export type Doubts = { ofLine: ReadonlyMap<string, Doubt[]>; ofOrder: ReadonlyMap<string, string[]> };

/** Everything that is in doubt about the orders and their rows. */
export const listDoubts = byContentVersion(async (language): Promise<Doubts> => {
  const rows = await db()
    .select()
    .from(orderDoubts)
    .where(eq(orderDoubts.status, 'published'))
    .orderBy(asc(orderDoubts.position));
  const said = rows.map((row) => {
    const { say, lines, orders } = localize(row, language);
    return { say, lines, orders, doubt: { words: say, isEnglish: isStillEnglish(row, 'say', language) } };
  });
  return { ofLine: saidOf(said, 'lines', ({ doubt }) => doubt), ofOrder: saidOf(said, 'orders', ({ say }) => say) };
});

type Subjects = 'lines' | 'orders';

function saidOf<Row extends Record<Subjects, string[]>, Said>(
  rows: readonly Row[],
  subjects: Subjects,
  wordsOf: (row: Row) => Said,
): Map<string, Said[]> {
  const said = new Map<string, Said[]>();
  for (const row of rows)
    for (const subject of row[subjects]) said.set(subject, [...(said.get(subject) ?? []), wordsOf(row)]);
  return said;
}
