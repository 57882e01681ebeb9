import type pg from 'pg';

export type TableColumns = { name: string; columns: string[] };

const notOfExtension = `not exists (
  select from pg_depend d where d.objid = o.oid and d.classid = o.tableoid and d.deptype = 'e')`;

/** The tables of the site, each with the columns that PostgreSQL does not compute itself. */
export async function listTables(client: pg.Client): Promise<TableColumns[]> {
  const { rows } = await client.query<TableColumns>(`
    select o.relname::text as name, array_agg(a.attname::text order by a.attnum) as columns
    from pg_class o join pg_attribute a on a.attrelid = o.oid and a.attnum > 0 and not a.attisdropped
    where o.relnamespace = 'public'::regnamespace and o.relkind = 'r' and a.attgenerated = '' and ${notOfExtension}
    group by o.relname order by o.relname`);
  return rows;
}

/** The last value of each sequence that has been used. Sequences are ahead of a snapshot, never behind it. */
export async function readSequences(client: pg.Client): Promise<Record<string, string>> {
  const { rows } = await client.query<{ name: string; value: string }>(`
    select sequencename::text as name, last_value::text as value from pg_sequences
    where schemaname = 'public' and last_value is not null`);
  return Object.fromEntries(rows.map(({ name, value }) => [name, value]));
}

/** The times by which the journal knows the migrations that have run; none in a database that is not the site's. */
export async function listRunMigrations(client: pg.Client): Promise<number[]> {
  const { rows } = await client.query("select to_regclass('drizzle.__drizzle_migrations') as known");
  if (!rows[0]?.known) return [];
  const { rows: ran } = await client.query<{ at: string }>(
    'select created_at as at from drizzle.__drizzle_migrations order by created_at',
  );
  return ran.map(({ at }) => Number(at));
}

/** Whether nobody has created a table or a function there, apart from those of extensions. */
export async function isEmptyDatabase(client: pg.Client): Promise<boolean> {
  const { rowCount } = await client.query(`
    select from pg_class o join pg_namespace n on n.oid = o.relnamespace
    where n.nspname !~ '^(pg_|information_schema$)' and ${notOfExtension}
    union all
    select from pg_proc o where o.pronamespace = 'public'::regnamespace and ${notOfExtension} limit 1`);
  return rowCount === 0;
}

/** Deletes what a restore that failed has created in a database that was empty. */
export async function emptyDatabase(client: pg.Client): Promise<void> {
  await client.query(`do $$ declare it record; begin
    drop schema if exists drizzle, jobs, half_restored cascade;
    for it in select o.oid::regclass as name from pg_class o
      where o.relnamespace = 'public'::regnamespace and o.relkind = 'r' and ${notOfExtension}
    loop execute format('drop table %s cascade', it.name); end loop;
    for it in select o.oid::regprocedure as name from pg_proc o
      where o.pronamespace = 'public'::regnamespace and ${notOfExtension}
    loop execute format('drop function %s cascade', it.name); end loop;
    for it in select o.oid::regcollation as name from pg_collation o
      where o.collnamespace = 'public'::regnamespace and ${notOfExtension}
    loop execute format('drop collation %s cascade', it.name); end loop;
  end $$`);
}
