import { sql } from '#core/drizzle.ts';
import { todayInIndia } from '#core/time/dates.ts';
import type { Changes } from '#db/content/content-changes.ts';
import type { ContentTx } from '#db/content/write-content.server.ts';
import { mandatoryProducts } from '#db/schema/mandatory-products.ts';
import { requirementPeriods } from '#db/schema/requirement-periods.ts';
import { isAmong } from '#features/orders/lines/is-among.server.ts';
import type { Line } from '#features/orders/lines/line-facts.ts';
import { rebuildPeriods } from './rebuild-periods.server.ts';

/**
 * Brings the state and day of every requirement to what its periods say for that day. The state of a requirement is
 * that for large enterprises, whose date imports share; the relief for smaller ones is shown beside it.
 * @param lines the rows of the lists that may have changed, if not all of them
 * @returns the requirements that have another state or day, and their products
 */
export async function refreshStates(tx: ContentTx, today: string, lines?: readonly Line[]): Promise<Changes> {
  const { rows } = await tx.execute<{ id: number; product: number }>(sql`
    update ${mandatoryProducts} m set state = p.state, implementation_date = p.day
    from (
      select list, list_key, state,
        case when state in ('in-force', 'unknown') then since when state = 'upcoming' then until + 1 end as day
      from ${requirementPeriods}
      where 'large' = any(audiences)
        and ${lines ? isAmong(lines, sql`list`, sql`list_key`) : sql`true`}
        and ("from" is null or "from" <= ${today}::date) and ("to" is null or "to" >= ${today}::date)
    ) p
    where p.list = m.list and p.list_key = m.list_key
      and (m.state, m.implementation_date) is distinct from (p.state, p.day)
    returning m.id, m.product_id as product`);
  return { requirement: rows.map(({ id }) => id), product: [...new Set(rows.map(({ product }) => product))] };
}

/** Derives the periods of the rows of the lists, and from them the present states of the requirements. */
export async function renewPeriods(tx: ContentTx, changed: Changes | 'everything'): Promise<Changes> {
  if (changed !== 'everything' && changed.requirement?.length) await shareListedStates(tx, changed.requirement);
  const lines = await rebuildPeriods(tx, changed);
  return refreshStates(tx, todayInIndia(), lines);
}

/** What a list says of a row it says of all products that the row names, so the one that was changed speaks for them. */
async function shareListedStates(tx: ContentTx, changed: readonly number[]): Promise<void> {
  const ids = sql`${sql.param(changed)}::int[]`;
  await tx.execute(sql`
    update ${mandatoryProducts} other set listed_state = own.listed_state, updated_at = now()
    from ${mandatoryProducts} own
    where own.id = any(${ids}) and other.list = own.list and other.list_key = own.list_key
      and other.id <> all(${ids}) and other.listed_state is distinct from own.listed_state`);
}
