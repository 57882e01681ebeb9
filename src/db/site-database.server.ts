import { createHmac } from 'node:crypto';
import pg from 'pg';

type Login = { user: string; password: string };
/** The address of a database of the cluster, for the superuser. */
type AddressOf = (database: string) => string;

const role = 'kasauti';
/** Not the lock of the set-up: an index that is built concurrently under that one would wait for whoever waits here. */
const handOverLock = 5_220_143;

/** The site's own login. Its password follows from that of the superuser, so there is only one secret to store. */
export function siteLogin(superuserPassword: string): Login {
  return { user: role, password: createHmac('sha256', superuserPassword).update(role).digest('hex') };
}

/**
 * Creates the site's role and database if they do not exist. The role owns the database with all that is in it and has
 * no right beyond that: a statement that somebody smuggled in could neither read files nor run programs.
 */
export async function prepareSiteDatabase(database: string, { user, password }: Login, addressOf: AddressOf) {
  await asSuperuser(addressOf('postgres'), async (client) => {
    await createUnlessThere(
      client,
      'select 1 from pg_roles where rolname = $1',
      user,
      `create role ${client.escapeIdentifier(user)} login password ${client.escapeLiteral(password)}`,
    );
    await createUnlessThere(
      client,
      'select 1 from pg_database where datname = $1',
      database,
      `create database ${client.escapeIdentifier(database)} owner ${client.escapeIdentifier(user)}`,
    );
  });
  await asSuperuser(addressOf(database), (client) => handOver(client, user));
}

export async function createDatabase(addressOf: AddressOf, name: string): Promise<void> {
  await asSuperuser(addressOf('postgres'), (client) =>
    createUnlessThere(
      client,
      'select 1 from pg_database where datname = $1',
      name,
      `create database ${client.escapeIdentifier(name)}`,
    ),
  );
}

async function createUnlessThere(client: pg.Client, isThere: string, name: string, create: string): Promise<void> {
  if ((await client.query(isThere, [name])).rowCount) return;
  try {
    await client.query(create);
  } catch (error) {
    // 42P04, 42710, 23505: another process created it at the same moment.
    if (!(error instanceof pg.DatabaseError && /^(42P04|42710|23505)$/.test(error.code ?? ''))) throw error;
  }
}

/** In a database of a release whose site was a superuser, everything belongs to that superuser until now. */
async function handOver(client: pg.Client, user: string): Promise<void> {
  const isOurs = (owner: string, namespace: string) => `${owner} = current_user::regrole
    and ${namespace}::regnamespace::text !~ '^(pg_|information_schema$)' and ${hasNoDependency('e')}`;
  // The sequence of a column follows its table.
  const isTable = `(relkind in ('r', 'p', 'v', 'm') or relkind = 'S' and ${hasNoDependency('a', 'i')})`;
  await client.query(`select pg_advisory_xact_lock(${handOverLock});
    do $$ declare thing text; begin
      for thing in
        select format('database %I', datname) from pg_database
          where datname = current_database() and datdba = current_user::regrole
        union all select format('schema %I', nspname) from pg_namespace o where ${isOurs('nspowner', 'o.oid')}
        union all select format('table %s', o.oid::regclass) from pg_class o
          where ${isTable} and ${isOurs('relowner', 'relnamespace')}
        union all select format('routine %s', o.oid::regprocedure) from pg_proc o where ${isOurs('proowner', 'pronamespace')}
        union all select format('type %s', o.oid::regtype) from pg_type o
          where typtype in ('e', 'd') and ${isOurs('typowner', 'typnamespace')}
        union all select format('collation %s', o.oid::regcollation) from pg_collation o
          where ${isOurs('collowner', 'collnamespace')}
      loop execute format('alter %s owner to %I', thing, '${user}'); end loop;
    end $$`);
}

function hasNoDependency(...kinds: string[]): string {
  const list = kinds.map((kind) => `'${kind}'`).join(', ');
  return `not exists (select from pg_depend d
    where d.objid = o.oid and d.classid = o.tableoid and d.deptype in (${list}))`;
}

async function asSuperuser<Result>(url: string, work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
