import { type SQL, sql } from '#core/drizzle.ts';
import { todayInIndia } from '#core/time/dates.ts';
import { db } from '#db/client.server.ts';
import { familyLines, familyNames, finderLookups, productFamilies } from '#db/schema/families.ts';
import { mandatoryProducts } from '#db/schema/mandatory-products.ts';
import { orderChecks, orders } from '#db/schema/orders.ts';
import { products } from '#db/schema/products.ts';
import { requirementPeriods } from '#db/schema/requirement-periods.ts';
import { type Queue, type QueueName, type QueuePages, queuePageSize } from './queues.schema.ts';

/** An order with a day ahead is read again after so many days. */
const checkedWithin = 90;

/** What waits for somebody who reads the law, by kind, a page of each. */
export async function listQueues(
  pages: Partial<QueuePages> = {},
): Promise<Record<Exclude<QueueName, 'conflicts'>, Queue>> {
  const today = todayInIndia();
  const [contradictions, unknown, undated, checksDue, withoutFamily, lookups] = await Promise.all([
    queue(pages.contradictions, ofPeriods(sql`contradiction`, today)),
    queue(pages.unknown, ofPeriods(sql`p.state = 'unknown' and not contradiction`, today)),
    queue(
      pages.undated,
      sql`
      select o.title as name, count(distinct m.product_id)::text as note, null as "order",
        '/law/orders/' || o.slug as desk
      from ${requirementPeriods} p join ${orders} o on o.id = p.order_id
      join ${mandatoryProducts} m on m.list = p.list and m.list_key = p.list_key and m.status = 'published'
      join ${products} r on r.id = m.product_id and r.status = 'published'
      where p.state = 'date-open' and o.status = 'published' and ${isToday(today)} group by o.id`,
    ),
    queue(
      pages.checksDue,
      sql`
      select o.title as name, coalesce(max(c."on"), o.verified_on)::text as note, null as "order",
        '/law/orders/' || o.slug as desk
      from ${orders} o left join ${orderChecks} c on c.order_id = o.id
      where o.status = 'published' and exists (select from ${requirementPeriods} p where p.order_id = o.id
        and (p.state = 'upcoming' or p.state = 'paused') and ${isToday(today)})
      group by o.id
      having coalesce(max(c."on"), o.verified_on, o.recorded_on) < ${today}::date - ${checkedWithin}::int`,
    ),
    queue(
      pages.withoutFamily,
      sql`
      select p.name, null as note, null as "order", '/records/products/' || p.id as desk
      from ${products} p where p.status = 'published' and exists (
        select from ${mandatoryProducts} m where m.product_id = p.id and m.status = 'published')
      and not exists (select from ${mandatoryProducts} m
        join ${familyLines} f on f.list = m.list and f.list_key = m.list_key
        join ${productFamilies} g on g.id = f.family_id and g.status = 'published'
        where m.product_id = p.id and m.status = 'published')`,
    ),
    queue(
      pages.lookups,
      // One equality for each `not exists`, so that PostgreSQL hashes the names and does not read all of them per look-up.
      sql`
      select text as name, sum(count)::text as note, null as "order", null as desk
      from ${finderLookups} l where day > ${today}::date - 30
        and not exists (select from ${familyNames} n where n.normalised = l.text)
        and not exists (select from ${familyNames} n where lower(n.text) = l.text)
      group by text`,
      sql`note::int desc, name`,
    ),
  ]);
  return { contradictions, unknown, undated, checksDue, withoutFamily, lookups };
}

const isToday = (today: string) =>
  sql`(p."from" is null or p."from" <= ${today}::date) and (p."to" is null or p."to" >= ${today}::date)`;

/** Products of the entries with such a period today; the note is the day since which it is so. */
function ofPeriods(condition: SQL, today: string): SQL {
  return sql`
    select r.name, min(p.since)::text as note, min(o.slug) as "order", '/records/products/' || r.id as desk
    from ${requirementPeriods} p
    join ${mandatoryProducts} m on m.list = p.list and m.list_key = p.list_key and m.status = 'published'
    join ${products} r on r.id = m.product_id and r.status = 'published'
    left join ${orders} o on o.id = p.order_id
    where ${condition} and ${isToday(today)} group by r.id`;
}

async function queue(page = 1, rowsOf: SQL, order = sql`name, desk`): Promise<Queue> {
  const { rows } = await db().execute<Queue['rows'][number] & { total: number }>(sql`
    select name, note, "order", desk, (count(*) over ())::int as total from (${rowsOf}) q order by ${order}
    limit ${queuePageSize} offset ${(page - 1) * queuePageSize}`);
  // Others have mended so much meanwhile that the page is gone.
  if (rows.length === 0 && page > 1) return queue(1, rowsOf, order);
  return {
    total: rows[0]?.total ?? 0,
    page,
    rows: rows.map(({ total: _, ...row }) => row),
  };
}
