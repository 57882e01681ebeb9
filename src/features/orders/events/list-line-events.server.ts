import { inArray, sql } from '#core/drizzle.ts';
import { db } from '#db/client.server.ts';
import { orderEffects } from '#db/schema/orders.ts';
import { type Line, lineKey } from '#features/orders/lines/line-facts.ts';
import type { LanguageCode } from '#locales/languages.ts';
import { type OrderEvent, selectEvents } from './select-events.server.ts';

/**
 * What instruments did to the orders that lines stand or stood under, successors included, as far as it concerns one of the lines. For an event that concerns all of them, `lines` is null.
 */
export async function listLineEvents(lines: readonly Line[], language: LanguageCode): Promise<OrderEvent[]> {
  if (lines.length === 0) return [];
  const { rows } = await db().execute<{ id: number; concerned: string[] }>(sql`
    with recursive wanted(list, list_key) as (
      select * from unnest(${sql.param(lines.map(({ list }) => list))}::text[],
        ${sql.param(lines.map(({ key }) => key))}::text[])
    ), stood(list, list_key, order_id) as (
      select * from (
        select w.list, w.list_key, l.order_id from wanted w
          join order_lines l on l.list = w.list and l.list_key = w.list_key
        union
        select w.list, w.list_key, e.target_id from wanted w
          join order_effects e on e.lines -> w.list ? w.list_key and e.kind <> 'supersede'
      ) named
      union
      select s.list, s.list_key, e.order_id from stood s
        join order_effects e on e.target_id = s.order_id and e.kind = 'supersede'
          and (e.lines is null or e.lines -> s.list ? s.list_key)
    )
    select e.id, array_agg(distinct s.list || ' ' || s.list_key) as concerned
    from stood s
    join order_effects e on e.target_id = s.order_id and (e.lines is null or e.lines -> s.list ? s.list_key)
    group by e.id`);
  if (rows.length === 0) return [];
  const concerned = new Map(rows.map((row) => [row.id, row.concerned]));
  return selectEvents(inArray(orderEffects.id, [...concerned.keys()]), language, {
    onlyLines: { concerned, total: new Set(lines.map(lineKey)).size },
  });
}
