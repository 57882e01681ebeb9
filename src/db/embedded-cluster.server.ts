import { access as canReach, chown, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { StartError } from '#core/errors.ts';
import type { Owner, RunCommand } from './run-as-owner.server.ts';
import { type Access, saveAccess } from './save-access.server.ts';

export type Binaries = { pg_ctl: string; initdb: string; postgres: string };
export type Cluster = { binaries: Binaries; folder: string; owner: Owner | undefined; run: RunCommand };

export function isInitialised({ folder }: Cluster): Promise<boolean> {
  return canReach(join(folder, 'PG_VERSION')).then(
    () => true,
    () => false,
  );
}

/**
 * Makes the cluster beside its place and moves it there last, so that a first start that was cut
 * short is simply done again.
 */
export async function initialiseCluster(cluster: Cluster, access: Access, accessFile: string): Promise<void> {
  const { binaries, folder, owner, run } = cluster;
  const making = `${folder}.new`;
  const passwordFile = `${folder}.pw`;
  try {
    await rm(making, { recursive: true, force: true });
    // The mode must not fall on the parents: the server's own user has to pass through them.
    await mkdir(dirname(folder), { recursive: true });
    await mkdir(making, { mode: 0o700 });
    await writeFile(passwordFile, access.password, { mode: 0o600 });
    if (owner) await Promise.all([making, passwordFile].map((path) => chown(path, owner.uid, owner.gid)));
    const flags = ['-D', making, '-U', 'postgres', '--auth=scram-sha-256', `--pwfile=${passwordFile}`];
    await run(binaries.initdb, [...flags, '--encoding=UTF8', '--locale=C', '--no-sync']);
    await saveAccess(accessFile, access);
    await rename(making, folder);
  } catch (error) {
    throw new StartError(`PostgreSQL could not set up ${folder}: ${lastLine(error)}`);
  } finally {
    await rm(passwordFile, { force: true }).catch(() => {});
  }
}

/** @throws StartError when it does not come up in 15 s */
export async function startCluster({ binaries, folder, run }: Cluster, port: number): Promise<void> {
  // Loopback only and no socket file.
  const settings = [
    `-p ${port}`,
    '-h 127.0.0.1',
    "-c unix_socket_directories=''",
    '-c max_connections=60',
    '-c shared_buffers=64MB',
  ];
  const flags = ['start', '-D', folder, '-l', join(folder, 'server.log'), '-w', '-t', '15'];
  try {
    await run(binaries.pg_ctl, [...flags, '-o', settings.join(' ')]);
  } catch (error) {
    throw new StartError(`PostgreSQL did not start in ${folder} (see server.log there): ${lastLine(error)}`);
  }
}

function lastLine(error: unknown): string {
  const lines = (error instanceof Error ? error.message : String(error)).trim().split('\n');
  return lines.at(-1) ?? '';
}
