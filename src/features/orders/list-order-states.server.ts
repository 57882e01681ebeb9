import { sql } from '#core/drizzle.ts';
import { localize } from '#core/text/localize.ts';
import { db } from '#db/client.server.ts';
import type { Translations } from '#db/schema/columns.ts';
import type { RequirementState } from '#features/requirements/requirement-state.schema.ts';
import type { LanguageCode } from '#locales/languages.ts';
import { endsPause } from './deadlines/ends-pause.ts';
import type { Line } from './lines/line-facts.ts';
import { type Audience, audiences as everyAudience } from './order-kinds.schema.ts';
import type { OrderName } from './order-view.ts';

export type OrderState = {
  audiences: Audience[];
  state: RequirementState;
  since: string | null;
  /** The earliest day since which one of the rows has been in force without a break, under whichever orders. */
  inForceSince: string | null;
  until: string | null;
  /** How many rows of the lists are in this state. */
  lines: number;
  confirmed: boolean;
  /** The instrument that gives the state, or leaves the rows listed, if it is another one: what replaced, paused or rescinded the order. */
  by: OrderName | null;
};

/** The states of all rows under each of the orders on that day, the most common first. */
export async function listOrderStates(
  orderIds: readonly number[],
  day: string,
  language: LanguageCode,
): Promise<Map<number, OrderState[]>> {
  if (orderIds.length === 0) return new Map();
  type Found = Omit<OrderState, 'by'> & {
    order_id: number;
    by: (OrderName & { translations: Translations }) | null;
    rows: string;
  };
  const { rows } = await db().execute<Found>(sql`
    select l.order_id, p.audiences, p.state, p.since::text as since, p.until::text as until,
      min(p.in_force_since)::text as "inForceSince", bool_and(p.confirmed) as confirmed, count(*)::int as lines,
      sum(hashtext(l.list || ' ' || l.list_key)::bigint)::text as rows,
      case when o.id is not null then jsonb_build_object('slug', o.slug, 'number', o.number, 'title', o.title,
        'translations', o.translations) end as by
    from order_lines l
    join requirement_periods p on p.list = l.list and p.list_key = l.list_key
      and (p."from" is null or p."from" <= ${day}::date) and (p."to" is null or p."to" >= ${day}::date)
    left join lateral (
      select e.order_id from order_effects e join orders i on i.id = e.order_id
      where p.state = 'listed' and e.target_id = l.order_id and e.kind = 'supersede' and e.withdrawn_on is null
        and e.audiences && p.audiences and (e.lines is null or e.lines -> l.list ? l.list_key)
        and coalesce(e."on", i.published_on, i.signed_on) <= ${day}::date
      order by coalesce(i.published_on, i.signed_on) desc limit 1
    ) successor on true
    left join orders o on o.id = coalesce(p.order_id, successor.order_id) and o.id <> l.order_id and o.status = 'published'
    where l.order_id = any(${sql.param([...orderIds])}::int[])
    group by l.order_id, p.audiences, p.state, p.since, p.until, o.id
    order by count(*) desc, p.since nulls last, p.until nulls last, p.audiences`);
  const byOrder = Map.groupBy(rows, ({ order_id }) => order_id);
  return new Map(
    [...byOrder].map(([id, rowsOfOrder]) => [
      id,
      [...Map.groupBy(rowsOfOrder, rowsAndState).values()]
        .flatMap((alike) => joinAudiences(alike))
        .map(({ by, ...state }) => ({
          ...state,
          by: by && nameOf(by, language),
        })),
    ]),
  );
}

type Grouped = Pick<OrderState, 'audiences' | 'state' | 'since' | 'inForceSince' | 'until' | 'lines' | 'confirmed'> & {
  by: (OrderName & { translations: Translations }) | null;
};

const rowsAndState = ({ rows, state, since, until, by }: Grouped & { rows: string }) =>
  [rows, state, since, until, by?.slug].join(' ');

/** One entry for the audiences that have the same state today for the same rows, though their histories differ. */
function joinAudiences(alike: readonly Grouped[]): Grouped[] {
  const [first] = alike;
  if (!first) return [];
  const { state, since, until, lines, by } = first;
  const [inForceSince = null] = alike.flatMap((grouped) => grouped.inForceSince ?? []).sort();
  const audiences = everyAudience.filter((audience) => alike.some((grouped) => grouped.audiences.includes(audience)));
  const confirmed = alike.every((grouped) => grouped.confirmed);
  return [{ audiences, state, since, inForceSince, until, lines, confirmed, by }];
}

function nameOf(order: OrderName & { translations: Translations }, language: LanguageCode): OrderName {
  const { slug, number, title } = localize(order, language);
  return { slug, number, title };
}

/** The products under an order, each with its standards, its state on that day for large enterprises, and whether that of others differs. */
export async function listProductsUnderOrder(orderId: number, day: string, language: LanguageCode) {
  const { rows } = await db().execute<{
    slug: string;
    name: string;
    translations: Translations;
    standards: string[];
    state: RequirementState;
    since: string | null;
    until: string | null;
    differs: boolean;
    line: Line;
  }>(sql`
    select p.slug, p.name, p.translations, jsonb_build_object('list', m.list, 'key', m.list_key) as line, s.state, s.since::text as since, s.until::text as until,
      exists (
        select from requirement_periods o where o.list = s.list and o.list_key = s.list_key
          and (o."from" is null or o."from" <= ${day}::date) and (o."to" is null or o."to" >= ${day}::date)
          and (o.state <> s.state or s.state = 'upcoming' and o.until is distinct from s.until)
      ) as differs,
      array(select distinct t.number from mandatory_product_standards x join standards t on t.id = x.standard_id
        where x.mandatory_product_id = m.id order by t.number) as standards
    from order_lines l
    join mandatory_products m on m.list = l.list and m.list_key = l.list_key and m.status = 'published'
    join products p on p.id = m.product_id and p.status = 'published'
    join requirement_periods s on s.list = l.list and s.list_key = l.list_key and 'large' = any(s.audiences)
      and (s."from" is null or s."from" <= ${day}::date) and (s."to" is null or s."to" >= ${day}::date)
    where l.order_id = ${orderId}
    order by m.position, m.id`);
  return rows.map(({ translations, ...row }) => ({ ...row, name: localize({ ...row, translations }, language).name }));
}

/** A day on which requirements of an order take effect for some audiences, or on which a pause ends for them. */
export type Deadline = {
  order: { slug: string; number: string | null; title: string };
  kind: 'begins' | 'pause-ends';
  on: string;
  audiences: Audience[];
  lines: number;
};

/** The deadlines of a span of days, the earliest first. Both ends belong to the span. */
export async function listDeadlines(from: string, to: string, language: LanguageCode): Promise<Deadline[]> {
  const { rows } = await db().execute<
    Omit<Deadline, 'order'> & { slug: string; number: string | null; title: string; translations: Translations }
  >(sql`
    select o.slug, o.number, o.title, o.translations, turn.kind, turn.day::text as "on", turn.audiences,
      count(distinct (turn.list, turn.list_key))::int as lines
    from (
      select list, list_key, audiences, order_id, 'begins' as kind, "from" as day
      from requirement_periods where state = 'in-force' and since = "from"
      union all
      select list, list_key, audiences, order_id, 'pause-ends', until
      from requirement_periods p where ${endsPause}
    ) turn
    join orders o on o.id = turn.order_id and o.status = 'published'
    where turn.day between ${from}::date and ${to}::date
    group by o.id, turn.kind, turn.day, turn.audiences
    order by turn.day, o.slug, turn.audiences`);
  return rows.map(({ slug, number, kind, on, audiences, lines, ...order }) => ({
    order: { slug, number, title: localize(order, language).title },
    ...{ kind, on, audiences, lines },
  }));
}
