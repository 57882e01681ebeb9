import pg from 'pg';
import { cloneDatabase, ensureTemplate, openTestCluster } from '../tests/cluster.ts';
import { addManyProducts } from './add-many-products.ts';

/** The databases of the benchmarks: clones of the demo site under their own names. */
export type Databases = {
  /** The version of PostgreSQL. */
  version: string;
  /** Makes a fresh copy of the demo site; returns its URL. */
  clone(name: string): Promise<string>;
  /** Makes a fresh copy of the demo site with `manyProducts` more products. */
  cloneMany(name: string): Promise<string>;
  drop(name: string): Promise<void>;
  close(): Promise<void>;
};

/** More than any list contains today. */
export const manyProducts = 100_000;

/** Opens the cluster of the tests, into which the demo site is imported once. */
export async function openDatabases(): Promise<Databases> {
  const cluster = await openTestCluster('on');
  const adminUrl = await cluster.databaseUrl('postgres');
  const template = await ensureTemplate(cluster);
  const base = 'bench_many_products';
  let many: Promise<void> | undefined;
  return {
    version: await readVersion(adminUrl),
    clone: (name) => cloneDatabase(adminUrl, template, `bench_${name}`),
    async cloneMany(name) {
      // Once for all measurements of a run: it takes a few minutes.
      many ??= cloneDatabase(adminUrl, template, base).then((url) => addManyProducts(url, manyProducts));
      await many;
      return cloneDatabase(adminUrl, base, `bench_${name}`);
    },
    drop: (name) => dropDatabase(adminUrl, `bench_${name}`),
    close: async () => {
      if (many) await dropDatabase(adminUrl, base);
      if (!cluster.wasRunning) await cluster.stop();
    },
  };
}

async function readVersion(adminUrl: string): Promise<string> {
  return onDatabase(adminUrl, async (admin) => {
    const { rows } = await admin.query<{ server_version: string }>('show server_version');
    return rows[0]?.server_version.split(' ')[0] ?? '';
  });
}

async function dropDatabase(adminUrl: string, name: string) {
  await onDatabase(adminUrl, (admin) =>
    admin.query(`drop database if exists ${admin.escapeIdentifier(name)} with (force)`),
  );
}

/** Runs work on a database over a separate connection. */
export async function onDatabase<Result>(url: string, work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return work(client).finally(() => client.end());
}
