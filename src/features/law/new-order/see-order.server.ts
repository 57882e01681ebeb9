import { count, eq, sql } from '#core/drizzle.ts';
import { todayInIndia } from '#core/time/dates.ts';
import { db } from '#db/client.server.ts';
import { changeEvents } from '#db/schema/change-events.ts';
import { orderLines, orders } from '#db/schema/orders.ts';
import { listDeadlineEvents } from '#features/orders/deadlines/list-deadline-events.server.ts';
import type { LanguageCode } from '#locales/languages.ts';
import type { SeenOrder } from '../law.schema.ts';
import { tellApart } from '../tell-apart.server.ts';

/** How an order appears on the site; within a preview, as it would. */
export async function seeOrder(id: number, effectIds: readonly number[], language: LanguageCode): Promise<SeenOrder> {
  const found = await db().select().from(orders).where(eq(orders.id, id));
  const [known] = await tellApart(found);
  if (!known) throw new Error(`there is no order ${id}`);
  const today = todayInIndia();
  const subjects = sql`select 'order' as kind, ${id}::int as subject_id`;
  const [days, [lines], told] = await Promise.all([
    listDeadlineEvents({ from: today, to: '9999-12-31', today }, language, subjects),
    db().select({ count: count() }).from(orderLines).where(eq(orderLines.orderId, id)),
    db().$count(
      changeEvents,
      sql`effect_id = any(${sql.param([...effectIds])}::int[]) and state in ('held', 'published')`,
    ),
  ]);
  return {
    known,
    entries: lines?.count ?? 0,
    days: days.map(({ on, audiences }) => ({ on, audiences })),
    isTold: told > 0,
  };
}
