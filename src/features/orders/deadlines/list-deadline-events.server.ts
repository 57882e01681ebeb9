import { type SQL, sql } from '#core/drizzle.ts';
import { localize } from '#core/text/localize.ts';
import { addDays } from '#core/time/dates.ts';
import { db } from '#db/client.server.ts';
import type { Translations } from '#db/schema/columns.ts';
import { type Audience, audiences as everyAudience } from '#features/orders/order-kinds.schema.ts';
import type { OrderName } from '#features/orders/order-view.ts';
import type { LanguageCode } from '#locales/languages.ts';
import { endsPause } from './ends-pause.ts';
import { isConcerned, linesOfSubjects } from './lines-of-subjects.ts';

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

/**
 * The events of a span of days, and those that were cancelled in the year before `today`.
 * @param subjects a query for `kind, subject_id`: the pages that the events must concern; without it, all events
 */
export async function listDeadlineEvents(
  { from, to, today }: { from: string; to: string; today: string },
  language: LanguageCode,
  subjects?: SQL,
): Promise<DeadlineEvent[]> {
  const [standing, cancelled] = await Promise.all([
    selectStanding(from, to, subjects),
    selectCancelled(today, subjects),
  ]);
  const events = new Map<string, DeadlineEvent>();
  for (const [row, isCancelled] of [
    ...standing.map((each) => [each, false] as const),
    ...cancelled.map((each) => [each, true] as const),
  ]) {
    const { slug, number, kind, on, audiences, origin, sequence } = row;
    const concerned = everyAudience.filter((audience) => audiences.includes(audience));
    const name = `order-${slug}-${kind}-${origin}-${concerned[0]}`;
    const known = events.get(name);
    // Entries that differ only for other audiences share one event, and one that still stands is not cancelled.
    if (known && (isCancelled || known.on === on)) continue;
    const order = { slug, number, title: localize(row, language).title };
    const event = { order, kind, on, audiences: concerned, sequence, isCancelled };
    const uniqueName = known ? `${name}-${on}` : name;
    events.set(uniqueName, { ...event, name: uniqueName });
  }
  return [...events.values()];
}

/** How many effects have acted on the order `o`; a correction counts as a further one, so that the number never falls. */
const sequence = sql`
  (select count(*) + count(s.withdrawn_on) from order_effects s where s.target_id = o.id
    and s.kind in ('commence', 'defer', 'pause', 'resume', 'rescind', 'supersede'))::int as sequence`;

const covers = (effect: ReturnType<typeof sql>) => sql`
  (${effect}.lines is null or ${effect}.lines -> turn.list ? turn.list_key)`;

async function selectStanding(from: string, to: string, subjects?: SQL): Promise<Found[]> {
  const concerns = subjects ? isConcerned(sql`order_id`, sql`list`, sql`list_key`) : sql`true`;
  const { rows } = await db().execute<Found>(sql`
    ${subjects ? sql`with ${linesOfSubjects(subjects)}` : sql``}
    select o.slug, o.number, o.title, o.translations, turn.kind, turn.day::text as "on", turn.audiences, turn.origin,
      ${sequence}
    from (
      select distinct turn.kind, turn.day, turn.audiences, turn.order_id, concat_ws('-',
        coalesce(first.position, 0), moved.slug) as origin
      from (
        select list, list_key, audiences, order_id, 'begins' as kind, "from" as day
        from requirement_periods
        where state = 'in-force' and since = "from" and "from" between ${from}::date and ${to}::date
          and ${concerns}
        union all
        select list, list_key, audiences, order_id, 'pause-ends', until
        from requirement_periods p where ${endsPause} and until between ${from}::date and ${to}::date
          and ${concerns}
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

/**
 * Beginnings that were still ahead when their lines were rescinded or replaced, or when their day was left open. They are
 * found line by line, because an amendment may have moved some lines only, and others may have been replaced.
 */
async function selectCancelled(today: string, subjects?: SQL): Promise<Found[]> {
  const { rows } = await db().execute<Found>(sql`
    with ${subjects ? sql`${linesOfSubjects(subjects)},` : sql``} ending as materialized (
      select x.id, x.target_id, x.audiences, x.lines, e.day
      from order_effects x
      join orders i on i.id = x.order_id and i.status = 'published'
      cross join lateral (select coalesce(x."on", i.published_on, i.signed_on) as day) e
      where x.withdrawn_on is null and (x.kind in ('rescind', 'supersede') or (x.kind = 'defer' and x."on" is null))
        and e.day between ${addDays(today, -daysCancelled)}::date and ${today}::date
    ), turn as (
      select x.*, l.list, l.list_key from ending x
      join order_lines l on l.order_id = x.target_id and (x.lines is null or x.lines -> l.list ? l.list_key)
      where ${subjects ? isConcerned(sql`l.order_id`, sql`l.list`, sql`l.list_key`) : sql`true`}
    )
    select o.slug, o.number, o.title, o.translations, 'begins' as kind, b.day::text as "on",
      array_agg(distinct a.audience) as audiences, b.origin, ${sequence}
    from turn
    join orders o on o.id = turn.target_id and o.status = 'published'
    cross join lateral unnest(turn.audiences) a(audience)
    cross join lateral (
      select e.position, e."on" from order_effects e
      where e.target_id = o.id and e.kind = 'commence' and e.withdrawn_on is null and e."on" is not null
        and a.audience = any(e.audiences) and ${covers(sql`e`)}
      order by e.lines is null, e.position desc limit 1
    ) first
    cross join lateral (
      select (array_agg(d."on" order by m.day desc) filter (where d."on" is not null))[1] as day,
        (array_agg(m.slug order by m.day desc) filter (where d.lines is not null))[1] as slug
      from order_effects d
      join (select id, slug, coalesce(published_on, signed_on) as day from orders) m on m.id = d.order_id
      where d.target_id = o.id and d.kind = 'defer' and d.withdrawn_on is null and a.audience = any(d.audiences)
        and m.day < turn.day and ${covers(sql`d`)}
    ) moved
    cross join lateral (
      select coalesce(moved.day, first."on") as day, concat_ws('-', first.position, moved.slug) as origin
    ) b
    where b.day > turn.day
    group by o.id, b.day, b.origin order by b.day, o.slug, b.origin`);
  return rows;
}
