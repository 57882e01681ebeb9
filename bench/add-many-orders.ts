import { sql } from '#core/drizzle.ts';
import { writeContent } from '../src/db/content/write-content.server.ts';

/**
 * Adds that many orders for the products of `addManyProducts`, with five entries and the given number of effects each:
 * every order takes effect, and moves, amends or clarifies earlier ones.
 */
export async function addManyOrders(orders: number, effectsEach: number): Promise<void> {
  await writeContent(async (tx, changed) => {
    await tx.execute(sql`
      insert into orders (slug, kind, number, title, subject, published_on, recorded_on, confidence, authority_id)
      select 'bench-order-' || n, 'order', 'S.O. ' || 50000 + n || '(E)', 'Order ' || n || ' of the benchmark', 'Goods ' || n % 97,
        date '2019-01-01' + n, date '2026-01-01', 'gazette', (array(select id from authorities order by id))[1 + n % 5]
      from generate_series(1, ${orders}::int) n`);
    await tx.execute(sql`
      insert into order_lines (order_id, list, list_key)
      select o.id, 'bench', m.list_key
      from (select id, row_number() over (order by id) as n from orders where slug like 'bench-order-%') o
      join (
        select list_key, row_number() over (order by id) as n from mandatory_products where list = 'bench'
      ) m on (m.n - 1) / 5 = o.n - 1`);
    await tx.execute(sql`
      insert into order_effects (order_id, position, target_id, kind, audiences, "on", recorded_on, confidence)
      select o.id, p, t.id,
        case when p = 0 then 'commence' when p < 4 then 'defer' else (array['amend', 'clarify'])[1 + p % 2] end,
        case when p % 3 = 2 then array['small', 'micro'] else array['large', 'medium', 'import'] end,
        o.published_on + 200 + p * 30, date '2026-01-01', 'gazette'
      from (select id, published_on, row_number() over (order by id) as n from orders where slug like 'bench-order-%') o
      cross join generate_series(0, ${effectsEach - 1}::int) p
      join (select id, row_number() over (order by id) as n from orders where slug like 'bench-order-%') t
        on t.n = greatest(1, o.n - p)`);
    // Named, so that nothing follows: the dates are measured apart, and the search has no steps.
    changed('process_step', [0]);
  });
}
