import type pg from 'pg';

/**
 * What the tables demand of every row, as in `leads: email is set`: a plan does not show whether a row of an older
 * release would be refused.
 */
export async function listDemands(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ table: string; demand: string }>(demands);
  return rows.map(({ table, demand }) => `${table}: ${demand}`);
}

const demands = `
  select c.relname as table, 'exists' as demand
  from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
  union all
  select c.relname, a.attname || ' is set'
  from pg_attribute a join pg_class c on c.oid = a.attrelid
  where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped
    and a.attnotnull and not a.atthasdef and a.attidentity = ''
  union all
  select c.relname, pg_get_constraintdef(o.oid)
  from pg_constraint o join pg_class c on c.oid = o.conrelid
  where c.relnamespace = 'public'::regnamespace and o.contype in ('c', 'f', 'x')
  union all
  select c.relname, 'unique' || regexp_replace(pg_get_indexdef(i.indexrelid), '^.* USING \\w+', '')
  from pg_index i join pg_class c on c.oid = i.indrelid
  where c.relnamespace = 'public'::regnamespace and i.indisunique
  order by 1, 2`;
