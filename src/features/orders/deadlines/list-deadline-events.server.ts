import { sql } from 'drizzle-orm';
import { localize } from '#core/text/localize.ts';
import { addDays } from '#core/time/dates.ts';
import { db } from '#db/client.server.ts';
import type { Translations } from '#db/schema/columns.ts';
import { type Audience, audiences as everyAudience } from '#features/orders/order.schema.ts';
import type { OrderName } from '#features/orders/order-view.ts';
import type { LanguageCode } from '#locales/languages.ts';

/** A deadline as an event of a calendar, which keeps its name when its day moves. */
export type DeadlineEvent = {
  order: OrderName;
  kind: 'begins' | 'pause-ends';
  on: string;
  audiences: Audience[];
  /** Unique, and the same for as long as the event exists. */
  name: string;
  /** The number of changes so far, which rises with each further one and never falls. */
  sequence: number;
  /** The order was rescinded or replaced, or its day left open, before that day came. */
  isCancelled: boolean;
};

/** For how many days a calendar is told that an event has been cancelled. */
const daysCancelled = 365;

type Found = OrderName & {
  kind: DeadlineEvent['kind'];
  on: string;
  audiences: Audience[];
  /** The effect that gave the first day and, if an amendment moved only some of its lines, that amendment. */
  origin: string;
  sequence: number;
  translations: Translations;
};

/** The events of a span of days, and those that were cancelled in the year before `today`. */
export async function listDeadlineEvents(
  { from, to, today }: { from: string; to: string; today: string },
  language: LanguageCode,
): Promise<DeadlineEvent[]> {
  const [standing, cancelled] = await Promise.all([selectStanding(from, to), selectCancelled(today)]);
  const events = new Map<string, DeadlineEvent>();
  for (const [found, isCancelled] of [
    ...standing.map((each) => [each, false] as const),
    ...cancelled.map((each) => [each, true] as const),
  ]) {
    const { slug, number, kind, on, audiences, origin, sequence } = found;
    const concerned = everyAudience.filter((audience) => audiences.includes(audience));
    const name = `order-${slug}-${kind}-${origin}-${concerned[0]}`;
    const known = events.get(name);
    // Entries that differ only for other audiences share one event, and one that still stands is not cancelled.
    if (known && (isCancelled || known.on === on)) continue;
    const order = { slug, number, title: localize(found, language).title };
    const event = { order, kind, on, audiences: concerned, sequence, isCancelled };
    const own = known ? `${name}-${on}` : name;
    events.set(own, { ...event, name: own });
  }
  return [...events.values()];
}

/** How many effects have acted on the order `o`; a correction counts as a further one, so that the number never falls. */
const sequence = sql`
  (select count(*) + count(s.withdrawn_on) from order_effects s where s.target_id = o.id
    and s.kind in ('commence', 'defer', 'pause', 'resume', 'rescind', 'supersede'))::int as sequence`;

const covers = (effect: ReturnType<typeof sql>) => sql`
  (${effect}.lines is null or ${effect}.lines -> turn.list ? turn.list_key)`;

async function selectStanding(from: string, to: string): Promise<Found[]> {
  const { rows } = await db().execute<Found>(sql`
    select o.slug, o.number, o.title, o.translations, turn.kind, turn.day::text as "on", turn.audiences, turn.origin,
      ${sequence}
    from (
      select distinct turn.kind, turn.day, turn.audiences, turn.order_id, concat_ws('-',
        coalesce(first.position, 0), moved.slug) as origin
      from (
        select list, list_key, audiences, order_id, 'begins' as kind, "from" as day
        from requirement_periods
        where state = 'in-force' and since = "from" and "from" between ${from}::date and ${to}::date
        union all
        select list, list_key, audiences, order_id, 'pause-ends', until
        from requirement_periods where state = 'paused' and until = "to" and until between ${from}::date and ${to}::date
      ) turn
      left join lateral (
        select e.position from order_effects e
        where e.order_id = turn.order_id and e.withdrawn_on is null and e.audiences && turn.audiences
          and e.kind = case turn.kind when 'begins' then 'commence' else 'pause' end and ${covers(sql`e`)}
        order by e.lines is null, e.position desc limit 1
      ) first on true
      left join lateral (
        select i.slug from order_effects e join orders i on i.id = e.order_id
        where e.target_id = turn.order_id and e.kind = 'defer' and e.lines is not null and e.withdrawn_on is null
          and turn.kind = 'begins' and e.audiences && turn.audiences and ${covers(sql`e`)}
        order by coalesce(i.published_on, i.signed_on) desc nulls last limit 1
      ) moved on true
    ) turn
    join orders o on o.id = turn.order_id and o.status = 'published'
    order by turn.day, o.slug, turn.audiences desc, turn.origin`);
  return rows;
}

/** Beginnings that were still ahead when the order was rescinded or replaced, or when its day was left open. */
async function selectCancelled(today: string): Promise<Found[]> {
  const { rows } = await db().execute<Found>(sql`
    select o.slug, o.number, o.title, o.translations, 'begins' as kind, b.day::text as "on",
      array_agg(distinct a.audience) as audiences, c.position::text as origin, ${sequence}
    from order_effects x
    join orders i on i.id = x.order_id and i.status = 'published'
    join orders o on o.id = x.target_id and o.status = 'published'
    join order_effects c on c.target_id = o.id and c.kind = 'commence' and c.withdrawn_on is null and c."on" is not null
      and c.audiences && x.audiences
    cross join lateral unnest(c.audiences) a(audience)
    cross join lateral (select coalesce(x."on", i.published_on, i.signed_on) as day) ending
    cross join lateral (
      select coalesce((
        select d."on" from order_effects d join orders m on m.id = d.order_id
        where d.target_id = o.id and d.kind = 'defer' and d."on" is not null and d.withdrawn_on is null
          and a.audience = any(d.audiences) and coalesce(m.published_on, m.signed_on) < ending.day
          and (d.lines is null or c.lines is not null)
        order by coalesce(m.published_on, m.signed_on) desc limit 1), c."on") as day
    ) b
    where x.withdrawn_on is null and x.lines is null and a.audience = any(x.audiences)
      and (x.kind in ('rescind', 'supersede') or (x.kind = 'defer' and x."on" is null))
      and ending.day between ${addDays(today, -daysCancelled)}::date and ${today}::date and b.day > ending.day
    group by o.id, b.day, c.position order by b.day, o.slug, c.position`);
  return rows;
}
