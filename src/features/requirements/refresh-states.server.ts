import { sql } from 'drizzle-orm';
import type { ContentTx } from '#db/content/write-content.server.ts';
import { mandatoryProducts } from '#db/schema/mandatory-products.ts';
import { requirementPeriods } from '#db/schema/orders.ts';

/**
 * Brings the state and day of every requirement to what its periods say for that day. The state of a requirement is
 * that for large enterprises, whose date imports share; the relief for smaller ones is shown beside it.
 * @returns how many requirements changed
 */
export async function refreshStates(tx: ContentTx, today: string): Promise<number> {
  const { rowCount } = await tx.execute(sql`
    update ${mandatoryProducts} m set state = p.state, implementation_date = p.day
    from (
      select list, list_key, state,
        case when state in ('in-force', 'unknown') then since when state = 'upcoming' then until + 1 end as day
      from ${requirementPeriods}
      where 'large' = any(audiences)
        and ("from" is null or "from" <= ${today}::date) and ("to" is null or "to" >= ${today}::date)
    ) p
    where p.list = m.list and p.list_key = m.list_key
      and (m.state, m.implementation_date) is distinct from (p.state, p.day)`);
  return rowCount ?? 0;
}
