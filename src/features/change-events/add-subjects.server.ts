import { type SQL, sql } from '#core/drizzle.ts';
import type { Queryable } from '#db/client.server.ts';

/**
 * Notes what events concern: their orders, and the products, families, standards and services of the rows of the lists
 * that they are about, with the categories of these. Kept sheets are added when the event is published, because each has
 * to be drawn up to see whether it changes.
 * @param lines a query for `id, list, list_key`, where `id` is that of the event
 */
export async function addSubjects(tx: Pick<Queryable, 'execute'>, ids: readonly number[], lines: SQL): Promise<void> {
  if (ids.length === 0) return;
  await tx.execute(sql`
    with event as (
      select id, order_id, instrument_id from change_events where id = any(${sql.param([...ids])}::int[])
    ), line as (${lines}), requirement as (
      select line.id, m.id as requirement_id, m.product_id, m.service_id from line
      join mandatory_products m using (list, list_key) where m.status = 'published'
    ), service as (
      -- Some services share the list of another one.
      select distinct r.id, s.id as service_id, s.category_id from requirement r
      join services s on coalesce(s.list_service_id, s.id) = r.service_id
    )
    insert into change_event_subjects (event_id, kind, subject_id)
    select id, 'order', order_id from event
    union select id, 'order', instrument_id from event where instrument_id is not null
    union select id, 'product', product_id from requirement
    union select id, 'service', service_id from service
    union select id, 'category', category_id from service
    union select r.id, 'product-category', c.category_id from requirement r
      join product_category_links c on c.product_id = r.product_id
    union select line.id, 'family', f.family_id from line join family_lines f using (list, list_key)
    union select r.id, 'standard', s.standard_id from requirement r
      join mandatory_product_standards s on s.mandatory_product_id = r.requirement_id
    on conflict do nothing`);
}
