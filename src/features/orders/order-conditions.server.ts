import { eq, gte, ilike, inArray, lte, type SQL, sql } from '#core/drizzle.ts';
import { likePattern } from '#core/text/search-text.ts';
import { authorities, orders } from '#db/schema/orders.ts';
import { type RequirementState, stateChoices } from '#features/requirements/requirement-state.schema.ts';
import type { Audience, OrderKind } from './order-kinds.schema.ts';
import type { OrderStateChoice } from './orders.schema.ts';
import { isReplacedOn } from './replaced/replaced-on.server.ts';

/** Which orders a list contains; what is left out does not limit it. */
export type OrderFilters = {
  q?: string;
  /** The slug of an authority. */
  authority?: string | undefined;
  kinds?: readonly OrderKind[] | undefined;
  /** Orders with an entry in that state on the day, or that another order has replaced by then. */
  state?: OrderStateChoice | undefined;
  /** Limits `state` to one audience; by itself, orders whose entries concern that audience on the day. */
  audience?: Audience | undefined;
  /** The slugs of what the entries of an order concern. */
  service?: string | undefined;
  product?: string | undefined;
  standard?: string | undefined;
  /** The first and the last day of the order itself. */
  from?: string | undefined;
  to?: string | undefined;
};

export const dayOfOrder = sql<string | null>`coalesce(${orders.publishedOn}, ${orders.signedOn})`;

/** Each word is sought in every order, so further ones are not read. */
const mostWords = 12;

/** Visitors enter numbers with and without their full stops and brackets: `SO 1739`, `S.O. 1739(E)`. */
const searched = sql`concat_ws(' ', ${orders.number}, regexp_replace(${orders.number}, '[^A-Za-z0-9 ]', '', 'g'),
  ${orders.title}, ${orders.subject}, ${orders.gazetteId}, ${authorities.name}, ${authorities.shortName},
  ${orders.translations}::text)`;

const concerning: readonly RequirementState[] = ['in-force', 'upcoming', 'paused'];

/**
 * The conditions of a list of orders, joined with their authorities.
 * @param day for which the states count; orders of a later day are left out
 */
export function orderConditions(filters: OrderFilters, day: string): (SQL | undefined)[] {
  const { q = '', authority, kinds, state, audience, service, product, standard, from, to } = filters;
  const words = [...new Set(q.split(/\s+/).filter(Boolean))].slice(0, mostWords);
  return [
    eq(orders.status, 'published'),
    sql`coalesce(${dayOfOrder}, ${orders.recordedOn}) <= ${day}::date`,
    authority === undefined ? undefined : eq(authorities.slug, authority),
    kinds ? inArray(orders.kind, [...kinds]) : undefined,
    state || audience ? isInState(state, audience, day) : undefined,
    service === undefined ? undefined : hasEntry(sql`join services s on s.id = m.service_id where s.slug = ${service}`),
    product === undefined ? undefined : hasEntry(sql`join products p on p.id = m.product_id where p.slug = ${product}`),
    standard === undefined
      ? undefined
      : hasEntry(sql`join mandatory_product_standards x on x.mandatory_product_id = m.id
          join standards s on s.id = x.standard_id where s.slug = ${standard}`),
    from === undefined ? undefined : gte(dayOfOrder, from),
    to === undefined ? undefined : lte(dayOfOrder, to),
    ...words.map((word) => ilike(searched, likePattern(word))),
  ];
}

function isInState(state: OrderStateChoice | undefined, audience: Audience | undefined, day: string): SQL {
  if (state === 'replaced') return isReplacedOn(day, audience);
  return hasEntryIn(state ? stateChoices[state] : concerning, audience, day);
}

/** A rule that continues under a later order is in force under that one, and no longer under this. */
function hasEntryIn(states: readonly RequirementState[], audience: Audience | undefined, day: string): SQL {
  return sql`exists (
    select from order_lines l
    join requirement_periods p on p.list = l.list and p.list_key = l.list_key
      and (p."from" is null or p."from" <= ${day}::date) and (p."to" is null or p."to" >= ${day}::date)
    where l.order_id = ${orders.id} and p.state = any(${sql.param([...states])}::text[])
      and (p.state not in ('in-force', 'upcoming') or p.order_id is null or p.order_id = l.order_id)
      and (${audience ?? null}::text is null or ${audience ?? null}::text = any(p.audiences)))`;
}

function hasEntry(rest: SQL): SQL {
  return sql`exists (
    select from order_lines l
    join mandatory_products m on m.list = l.list and m.list_key = l.list_key and m.status = 'published'
    ${rest} and l.order_id = ${orders.id})`;
}
