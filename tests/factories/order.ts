import { writeContent } from '#db/content/write-content.server.ts';
import { orderEffects, orderExemptions, orderLines, orders } from '#db/schema/orders.ts';
import type { Line } from '#features/orders/lines/line-facts.ts';
import { type Audience, audiences as everyAudience } from '#features/orders/order-kinds.schema.ts';
import { onlyRow } from './only-row.ts';
import { slugOf } from './slug-of.ts';

type Values = typeof orders.$inferInsert;
type NewEffect = Pick<typeof orderEffects.$inferInsert, 'kind'> &
  Partial<Omit<typeof orderEffects.$inferInsert, 'orderId' | 'kind'>>;
type NewExemption = Pick<typeof orderExemptions.$inferInsert, 'kind'> &
  Partial<Omit<typeof orderExemptions.$inferInsert, 'orderId' | 'kind'>>;
type NewOrder = Partial<Values> & { lines?: Line[]; effects?: NewEffect[]; exemptions?: NewExemption[] };

/** The order begins on that day for these audiences, or for everyone. */
export const commences = (on: string, audiences: readonly Audience[] = everyAudience): NewEffect => ({
  kind: 'commence',
  on,
  audiences: [...audiences],
});

/** What the order does to another one, by that one's id. */
export const actsOn = (targetId: number, kind: NewEffect['kind'], more: Partial<NewEffect> = {}): NewEffect => ({
  ...more,
  targetId,
  kind,
});

/** A published order of 2026, with the states of the entries under it. */
export function createOrder({
  title = 'Lamps (Quality Control) Order',
  lines = [],
  effects = [],
  exemptions = [],
  ...values
}: NewOrder) {
  return writeContent(async (tx, changed) => {
    const row: Values = {
      ...{
        slug: slugOf(title),
        kind: 'order',
        publishedOn: '2026-01-05',
        recordedOn: '2026-01-06',
        confidence: 'gazette',
      },
      ...values,
      title,
    };
    const order = onlyRow(await tx.insert(orders).values(row).returning());
    for (const { list, key } of lines) await tx.insert(orderLines).values({ orderId: order.id, list, listKey: key });
    for (const [position, effect] of effects.entries()) {
      await tx.insert(orderEffects).values({
        ...{
          targetId: order.id,
          audiences: [...everyAudience],
          recordedOn: row.recordedOn,
          confidence: row.confidence,
        },
        ...effect,
        orderId: order.id,
        position,
      });
    }
    for (const [position, exemption] of exemptions.entries()) {
      const known = { appliesTo: 'both' as const, confidence: row.confidence };
      await tx.insert(orderExemptions).values({ ...known, ...exemption, orderId: order.id, position });
    }
    changed('order', [order.id]);
    return order;
  });
}
