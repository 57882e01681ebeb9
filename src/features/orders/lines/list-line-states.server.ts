import { sql } from '#core/drizzle.ts';
import { localize } from '#core/text/localize.ts';
import { db } from '#db/client.server.ts';
import type { Translations } from '#db/schema/columns.ts';
import { type Audience, audiences as everyAudience } from '#features/orders/order-kinds.schema.ts';
import type { OrderName } from '#features/orders/order-view.ts';
import type { RequirementState } from '#features/requirements/requirement-state.schema.ts';
import type { LanguageCode } from '#locales/languages.ts';
import { type Line, lineKey } from './line-facts.ts';

/** The state of a line for some audiences on a day. */
export type AudienceState = {
  audiences: Audience[];
  state: RequirementState;
  since: string | null;
  /** The day since which it has been in force without a break, under this order and those before it. */
  inForceSince: string | null;
  until: string | null;
  /** Whether every fact behind it was read in the gazette or in the regulator’s own papers. */
  confirmed: boolean;
};
export type LineStates = {
  /** One entry for all audiences that agree, that of large enterprises first. */
  states: AudienceState[];
  /** The order that the line stands under on that day: the one that brings it into force, or else the newest that names it. */
  order: OrderName | null;
  /** The last day up to which somebody has checked whether that order still stands. */
  readTo: string | null;
};

type FoundOrder = OrderName & { readTo: string | null; translations: Translations };
type Found = AudienceState & {
  list: string;
  list_key: string;
  behind: FoundOrder | null;
  newest: FoundOrder | null;
};

/**
 * The states of lines on a day, keyed by `lineKey`; lines that no order and no list explains are absent.
 * @param lines may name a line several times, because a row of a list may concern several products
 */
export async function listLineStates(
  lines: readonly Line[],
  day: string,
  language: LanguageCode,
): Promise<Map<string, LineStates>> {
  if (lines.length === 0) return new Map();
  const { rows } = await db().execute<Found>(sql`
    select p.list, p.list_key, p.audiences, p.state, p.since::text as since, p.in_force_since::text as "inForceSince",
      p.until::text as until, p.confirmed,
      ${named(sql`o`)} as behind,
      (select ${named(sql`n`)} from order_lines l join orders n on n.id = l.order_id and n.status = 'published'
        where l.list = p.list and l.list_key = p.list_key
        order by coalesce(n.published_on, n.signed_on) desc nulls last limit 1) as newest
    from requirement_periods p
    join (
      select distinct list, list_key
      from unnest(${sql.param(lines.map(({ list }) => list))}::text[], ${sql.param(lines.map(({ key }) => key))}::text[])
        as named(list, list_key)
    ) wanted on wanted.list = p.list and wanted.list_key = p.list_key
    left join orders o on o.id = p.order_id and o.status = 'published'
    where (p."from" is null or p."from" <= ${day}::date) and (p."to" is null or p."to" >= ${day}::date)
    order by not ('large' = any(p.audiences)), p.since nulls last, p.until nulls last,
      array_position(${sql.param([...everyAudience])}::text[], p.audiences[1])`);
  const byLine = Map.groupBy(rows, ({ list, list_key }) => lineKey({ list, key: list_key }));
  return new Map(
    [...byLine].map(([key, rowsOfLine]) => [
      key,
      {
        states: rowsOfLine.map(({ audiences, state, since, inForceSince, until, confirmed }) => ({
          ...{ audiences, state, since, inForceSince, until, confirmed },
        })),
        ...orderOf(rowsOfLine[0], language),
      },
    ]),
  );
}

const named = (order: ReturnType<typeof sql>) =>
  sql`case when ${order}.id is not null then jsonb_build_object('slug', ${order}.slug, 'number', ${order}.number,
    'title', ${order}.title, 'translations', ${order}.translations, 'readTo', greatest(${order}.verified_on,
      (select max(c."on") from order_checks c where c.order_id = ${order}.id))) end`;

const beginning: readonly RequirementState[] = ['in-force', 'upcoming', 'date-open'];

function orderOf(row: Found | undefined, language: LanguageCode): Pick<LineStates, 'order' | 'readTo'> {
  const order = row && beginning.includes(row.state) ? (row.behind ?? row.newest) : row?.newest;
  if (!order) return { order: null, readTo: null };
  const { slug, number, title } = localize(order, language);
  return { order: { slug, number, title }, readTo: order.readTo };
}
