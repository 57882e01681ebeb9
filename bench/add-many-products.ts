import pg from 'pg';
import { sql } from '#core/drizzle.ts';
import { drizzle } from '#core/drizzle-pg.ts';
import { indexDocuments } from '#features/search/index-documents.server.ts';
import { connectFeatures } from '#server/start/connect-features.ts';

/** Names are composed of these words, so that each word occurs in thousands of titles, as in a real list. */
const parts = {
  manner: [
    'Portable',
    'Industrial',
    'Automatic',
    'Household',
    'Flexible',
    'Sealed',
    'Insulated',
    'Hydraulic',
    'Smart',
    'Rechargeable',
    'Fixed',
    'Submersible',
  ],
  material: [
    'steel',
    'stainless steel',
    'aluminium',
    'copper',
    'PVC',
    'rubber',
    'ceramic',
    'glass',
    'cast iron',
    'polyethylene',
    'brass',
    'wooden',
    'cotton',
    'concrete',
  ],
  thing: [
    'pipe',
    'cable',
    'valve',
    'motor',
    'lamp',
    'switch',
    'transformer',
    'helmet',
    'furnace',
    'pump',
    'battery',
    'adapter',
    'refrigerator',
    'cooker',
    'toy',
    'plug',
    'bearing',
    'cylinder',
    'monitor',
    'charger',
    'meter',
    'fan',
    'heater',
    'door',
  ],
  use: [
    'for water supply',
    'for general purposes',
    'for mines',
    'for vehicles',
    'for domestic use',
    'for low voltage',
    'for potable water',
    'for kitchens',
    'for construction',
    'for export packing',
  ],
};

/**
 * Adds that many products to the existing categories, a fifth as many standards, and for each product the
 * requirement that links it to one or two of them.
 */
export async function addManyProducts(databaseUrl: string, count: number): Promise<void> {
  connectFeatures();
  // Not the site's own pool, because its time limits are meant for visitors.
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const database = drizzle(client, { casing: 'snake_case' });
  try {
    await database.transaction(async (tx) => {
      // The listings are filled once at the end, not after each of these statements.
      await tx.execute(sql`set local session_replication_role = replica`);
      const standards = count / 5;
      await tx.execute(sql`
        insert into standards (slug, number, base_number, title, confirmed)
        select 'bench-is-' || n, format('IS %s%s:%s', 20000 + n / 2, case when n % 2 = 1 then ' (Part 2)' else '' end, 1985 + n % 40),
          (20000 + n / 2)::text, ${name(sql`n * 7`)} || ', specification', true
        from generate_series(1, ${standards}::int) n on conflict do nothing`);
      await tx.execute(sql`
        insert into products (slug, name, description)
        select 'bench-product-' || n, ${name(sql`n`)} || ', type ' || n / 40 + 1,
          '<p>' || ${name(sql`n * 3`)} || ' and ' || ${name(sql`n * 11`)} || ' under compulsory certification.</p>'
        from generate_series(1, ${count}::int) n`);
      await tx.execute(sql`
        insert into product_category_links (product_id, category_id, position)
        select p.id, c.ids[1 + (p.id * (place + 1)) % cardinality(c.ids)], place
        from products p, generate_series(0, 1) place,
          (select array_agg(id order by id) as ids from product_categories) c
        where p.slug like 'bench-product-%' and place <= p.id % 2 on conflict do nothing`);
      // Most are in force; one in a thousand is paused, one in a hundred is withdrawn, and one in twenty is upcoming.
      await tx.execute(sql`
        insert into mandatory_products (key, product_id, service_id, list, list_key, state, implementation_date, position, confirmed)
        select 'bench ' || p.id || ' ' || p.slug, p.id, s.ids[1 + p.id % cardinality(s.ids)], 'bench', p.id::text,
          case when p.id % 1000 = 0 then 'paused' when p.id % 100 = 1 then 'de-notified' else 'in-force' end,
          case when p.id % 20 = 2 then date '2099-01-01' when p.id % 3 > 0 then date '2020-01-01' + p.id % 2000 end, 0, true
        from products p, (select array_agg(id order by id) as ids from services) s where p.slug like 'bench-product-%'`);
      await tx.execute(sql`
        insert into mandatory_product_standards (mandatory_product_id, standard_id, position)
        select m.id, s.ids[1 + (m.id * 13 + place) % cardinality(s.ids)], place
        from mandatory_products m, generate_series(0, 1) place,
          (select array_agg(id order by id) as ids from standards where slug like 'bench-is-%') s
        where m.list = 'bench' and place <= m.id % 2`);
      await tx.execute(sql`set local session_replication_role = origin`);
      await tx.execute(sql`select refresh_standard_listings(array_agg(id)) from standards`);
      await tx.execute(sql`select refresh_product_listings(array_agg(id)) from products`);
      await tx.execute(sql`analyze`);
      await indexDocuments(tx, 'everything');
    });
    // Does what autovacuum would do; without it, the first queries read dead rows and pending index entries.
    await database.execute(sql`vacuum analyze`);
  } finally {
    await client.end();
  }
}

/** A name made from a number, the same each time. */
function name(number: ReturnType<typeof sql>) {
  const { manner, material, thing, use } = parts;
  const pick = (words: string[], divisor: number) =>
    sql`(${sql.param(words)}::text[])[1 + (${number} / ${sql.raw(String(divisor))}) % ${sql.raw(String(words.length))}]`;
  const everyManner = manner.length;
  const everyMaterial = everyManner * material.length;
  return sql`concat_ws(' ', ${pick(manner, 1)}, ${pick(material, everyManner)}, ${pick(thing, everyMaterial)}, ${pick(use, 5)})`;
}
