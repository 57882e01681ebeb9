import { eq, or, sql } from '#core/drizzle.ts';
import { localize } from '#core/text/localize.ts';
import { db } from '#db/client.server.ts';
import type { Translations } from '#db/schema/columns.ts';
import { orderEffects } from '#db/schema/orders.ts';
import { lineKey } from '#features/orders/lines/line-facts.ts';
import { listAcceptedStandards, standardKey } from '#features/orders/lines/list-accepted-standards.server.ts';
import type { LanguageCode } from '#locales/languages.ts';
import { selectEvents } from '../events/select-events.server.ts';
import type { OrderDetail } from '../find-order.server.ts';
import { listOrderStates } from '../list-order-states.server.ts';
import { audiences } from '../order-kinds.schema.ts';
import type { AudienceDates, ComparedLine, OrderSnapshot } from './compare-orders.ts';

/** The order as it stood on a day, judging by the instruments published by then. */
export async function snapshotOrder(order: OrderDetail, day: string, language: LanguageCode): Promise<OrderSnapshot> {
  const isOwn = or(eq(orderEffects.orderId, order.id), eq(orderEffects.targetId, order.id));
  const [dates, lines, events] = await Promise.all([
    datesOn(order.id, day, language),
    linesOn(order.id, day, language),
    selectEvents(isOwn, language, { publishedBy: day }),
  ]);
  return {
    dates,
    lines,
    exemptions: order.exemptions
      .filter(({ grantedOn, until }) => (grantedOn ?? order.day ?? '') <= day && (until ?? day) >= day)
      .map(({ id, kind, condition, until }) => ({ id, kind, condition, until })),
    effects: events.map(({ id, isStruck }) => ({ id, isStruck })),
  };
}

async function datesOn(orderId: number, day: string, language: LanguageCode): Promise<AudienceDates[]> {
  const states = (await listOrderStates([orderId], day, language)).get(orderId) ?? [];
  return audiences.map((audience) => {
    const joined = new Map<string, AudienceDates['states'][number]>();
    for (const { audiences: concerned, state, since, until, lines } of states) {
      if (!concerned.includes(audience)) continue;
      const key = [state, since, until].join();
      joined.set(key, { state, since, until, entries: lines + (joined.get(key)?.entries ?? 0) });
    }
    const sorted = [...joined].sort(([a], [b]) => a.localeCompare(b, 'en'));
    return { audience, states: sorted.map(([, state]) => state) };
  });
}

type Found = {
  list: string;
  list_key: string;
  name: string;
  translations: Translations;
  standards: { slug: string; number: string }[];
};

/** The rows that the order itself names, and those that an instrument published by then had added. */
async function linesOn(orderId: number, day: string, language: LanguageCode): Promise<ComparedLine[]> {
  const { rows } = await db().execute<Found>(sql`
    with carried as (
      select list, list_key from order_lines where order_id = ${orderId}
      union
      select added.list, key from order_effects e
        join orders o on o.id = e.order_id and o.status = 'published'
          and coalesce(o.published_on, o.signed_on, o.recorded_on) <= ${day}::date
        cross join lateral jsonb_each(e.lines) added(list, keys)
        cross join lateral jsonb_array_elements_text(added.keys) key
      where e.target_id = ${orderId} and e.kind = 'commence' and e.withdrawn_on is null
    )
    select distinct on (m.list, m.list_key) m.list, m.list_key, p.name, p.translations,
      coalesce((select jsonb_agg(jsonb_build_object('slug', s.slug, 'number', s.number) order by x.position, s.number)
        from mandatory_product_standards x join standards s on s.id = x.standard_id
        where x.mandatory_product_id = m.id), '[]') as standards
    from carried c
    join mandatory_products m on m.list = c.list and m.list_key = c.list_key and m.status = 'published'
    join products p on p.id = m.product_id and p.status = 'published'
    order by m.list, m.list_key, m.position, m.id`);
  const lines = rows.map(({ list, list_key }) => ({ list, key: list_key }));
  const accepted = await listAcceptedStandards(lines, day);
  return rows.map((row) => {
    const key = lineKey({ list: row.list, key: row.list_key });
    const concurrent = accepted.get(key) ?? [];
    const counting = row.standards.filter(({ number }) => {
      const until = concurrent.find(({ standard }) => standard === standardKey(number))?.until;
      return !until || until >= day;
    });
    const newer = concurrent.flatMap(({ beside }) => beside ?? []);
    const numbers = [...counting, ...newer].map(({ number }) => number);
    return { key, name: localize(row, language).name, standards: [...new Set(numbers)] };
  });
}
