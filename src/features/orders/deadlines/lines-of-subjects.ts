import { type SQL, sql } from '#core/drizzle.ts';

/**
 * The rows of the official lists that pages are about, as the two parts of a `with` clause: `subject (kind, subject_id)`
 * and `line (list, list_key)`. Orders are left out of `line`, because others may stand over their rows as well.
 * @param subjects a query for `kind, subject_id`
 */
export function linesOfSubjects(subjects: SQL): SQL {
  return sql`
    subject (kind, subject_id) as materialized (${subjects}),
    service_list as (
      select coalesce(v.list_service_id, v.id) as service_id from subject s
      join services v on (s.kind = 'service' and v.id = s.subject_id) or (s.kind = 'category' and v.category_id = s.subject_id)
    ),
    wanted_product as (
      select subject_id as product_id from subject where kind = 'product'
      union select c.product_id from subject s
        join product_category_links c on c.category_id = s.subject_id where s.kind = 'product-category'
    ),
    wanted_family as (
      select subject_id as family_id from subject where kind = 'family'
      union select f.id from subject s join kept_sheets k on k.id = s.subject_id
        join product_families f on f.slug = k.family where s.kind = 'sheet'
    ),
    line (list, list_key) as materialized (
      select m.list, m.list_key from wanted_product join mandatory_products m using (product_id) where m.status = 'published'
      union select m.list, m.list_key from service_list
        join mandatory_products m using (service_id) where m.status = 'published'
      union select m.list, m.list_key from subject s
        join mandatory_product_standards t on t.standard_id = s.subject_id
        join mandatory_products m on m.id = t.mandatory_product_id and m.status = 'published'
        where s.kind = 'standard'
      union select l.list, l.list_key from wanted_family join family_lines l using (family_id)
    )`;
}

/** Whether an order, or a row of a list, is among those. */
export function isConcerned(order: SQL, list: SQL, key: SQL): SQL {
  return sql`(${order} in (select subject_id from subject where kind = 'order')
    or (${list}, ${key}) in (select list, list_key from line))`;
}
