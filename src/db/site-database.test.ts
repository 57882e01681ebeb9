import pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { createJobsSchema } from '#core/jobs/jobs.server.ts';
import { cloneDatabase } from '#tests/cluster.ts';
import { migrateDatabase } from './migrate-database.server.ts';
import { prepareSiteDatabase } from './site-database.server.ts';
import { takeTurns } from './take-turns.server.ts';

const name = `t_site_${process.pid}`;
const login = { user: name, password: 'touchstone' };
const addressOf = (database: string) => Object.assign(new URL(inject('adminUrl')), { pathname: `/${database}` }).href;

let site: pg.Client;
let admin: pg.Client;

beforeAll(async () => {
  // As an earlier release left it: everything belongs to the superuser.
  const url = await cloneDatabase(inject('adminUrl'), inject('template'), name);
  await createJobsSchema(url);
  admin = new pg.Client(inject('adminUrl'));
  await admin.connect();
  await Promise.all([prepareSiteDatabase(name, login, addressOf), prepareSiteDatabase(name, login, addressOf)]);
  site = new pg.Client(Object.assign(new URL(addressOf(name)), { username: name, password: login.password }).href);
  await site.connect();
});
afterAll(async () => {
  await site.end();
  await admin.query(`drop database ${name} with (force)`);
  await admin.query(`drop role ${name}`);
  await admin.end();
});

test('a database that belonged to the superuser is the site’s with all that is in it', async () => {
  const { rows } = await site.query<{ owner: string; kind: string; name: string }>(`
    select relowner::regrole::text as owner, relkind as kind, o.oid::regclass::text as name from pg_class o
      where relnamespace::regnamespace::text !~ '^(pg_|information_schema)'
        and not exists (select from pg_depend d where d.objid = o.oid and d.classid = o.tableoid and d.deptype = 'e')
    union all select proowner::regrole::text, 'f', o.oid::regprocedure::text from pg_proc o
      where pronamespace::regnamespace::text !~ '^(pg_|information_schema)'
        and not exists (select from pg_depend d where d.objid = o.oid and d.classid = o.tableoid and d.deptype = 'e')`);
  expect(rows.length).toBeGreaterThan(100);
  expect(rows.filter(({ owner }) => owner !== name)).toEqual([]);
});

test('the site can change its schema, and jobs and migrations find nothing left to do', async () => {
  await site.query('alter table services add column assay text');
  await site.query('alter table services drop column assay');
  await site.query('alter collation natural_order refresh version');
  const url = Object.assign(new URL(addressOf(name)), { username: name, password: login.password }).href;
  expect(await migrateDatabase(url)).toEqual([]);
  await createJobsSchema(url);
});

test('its role has no right beyond its database', async () => {
  const { rows } = await admin.query(
    'select rolsuper, rolcreatedb, rolcreaterole, rolreplication, rolbypassrls from pg_roles where rolname = $1',
    [name],
  );
  expect(Object.values(rows[0])).toEqual([false, false, false, false, false]);
});

test('doing it once more changes nothing', async () => {
  await prepareSiteDatabase(name, login, addressOf);
  const { rows } = await site.query('select count(*)::int as services from services');
  expect(rows[0].services).toBeGreaterThan(0);
});

test('a process that starts while another one builds an index neither waits for it nor holds it up', async () => {
  await takeTurns(site, async () => {
    let isPrepared = false;
    const starting = prepareSiteDatabase(name, login, addressOf).then(() => {
      isPrepared = true;
    });
    const waiting = "select 1 from pg_stat_activity where datname = $1 and usename <> $1 and wait_event = 'advisory'";
    await expect.poll(async () => isPrepared || (await admin.query(waiting, [name])).rowCount).toBeTruthy();
    await site.query('create index concurrently assay_index on services (name)');
    await starting;
  });
  await site.query('drop index assay_index');
});
