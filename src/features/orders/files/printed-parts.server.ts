import { asc, eq, sql } from '#core/drizzle.ts';
import type { Database } from '#db/client.server.ts';
import { orderExemptions, orderLines, orders } from '#db/schema/orders.ts';
import { lineKey } from '../lines/line-facts.ts';

type Reader = Pick<Database, 'select'>;

/** The entries of lists that stand under an order, as `lineKey` writes them, in the order of their letters. */
export async function readPrintedLines(tx: Reader, orderId: number): Promise<string[]> {
  const { list, listKey: key } = orderLines;
  const rows = await tx.select({ list, key }).from(orderLines).where(eq(orderLines.orderId, orderId));
  return rows.map(lineKey).sort();
}

/** What an order exempts, as it is printed; `by` is the slug of the later instrument that grants it. */
export async function readPrintedExemptions(tx: Reader, orderId: number) {
  const { kind, appliesTo, condition, upTo, quantity, unit, period, freesAll, until } = orderExemptions;
  const { note, source, confidence } = orderExemptions;
  const by = sql<string | null>`(select g.slug from ${orders} g where g.id = ${orderExemptions.grantedById})`;
  return tx
    .select({
      ...{ kind, by, appliesTo, condition, upTo, quantity, unit, period, freesAll, until },
      ...{ note, source, confidence },
    })
    .from(orderExemptions)
    .where(eq(orderExemptions.orderId, orderId))
    .orderBy(asc(orderExemptions.position));
}
