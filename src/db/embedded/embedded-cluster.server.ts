import { access as canReach, chown, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { StartError } from '#core/errors.ts';
import type { Owner, RunCommand } from './run-as-owner.server.ts';
import { type Access, claimAccess, saveAccess } from './save-access.server.ts';

export type Binaries = { pg_ctl: string; initdb: string; postgres: string };
export type Cluster = { binaries: Binaries; folder: string; owner: Owner | undefined; run: RunCommand };

export function isInitialised({ folder }: Cluster): Promise<boolean> {
  return canReach(join(folder, 'PG_VERSION')).then(
    () => true,
    () => false,
  );
}

/**
 * Makes the cluster in a temporary folder and moves it into place at the end. So a first start that was interrupted is
 * simply repeated, and if two run at once, the later one uses what the earlier one made.
 */
export async function initialiseCluster(cluster: Cluster, access: Access, accessFile: string): Promise<void> {
  const { binaries, folder, owner, run } = cluster;
  const making = `${folder}.${process.pid}`;
  const passwordFile = `${making}.pw`;
  try {
    await rm(making, { recursive: true, force: true });
    // The parent folders must not get this mode, because the server's own user has to pass through them.
    await mkdir(dirname(folder), { recursive: true });
    await mkdir(making, { mode: 0o700 });
    await writeFile(passwordFile, access.password, { mode: 0o600 });
    if (owner) await Promise.all([making, passwordFile].map((path) => chown(path, owner.uid, owner.gid)));
    const flags = ['-D', making, '-U', 'postgres', '--auth=scram-sha-256', `--pwfile=${passwordFile}`];
    await run(binaries.initdb, [...flags, '--encoding=UTF8', '--locale=C', '--no-sync']);
    if (!(await claimAccess(accessFile, access))) {
      if (await appears(cluster)) return;
      // Left behind by a first start that was interrupted between its last two steps.
      await saveAccess(accessFile, access);
    }
    await rename(making, folder);
  } catch (error) {
    throw new StartError(`PostgreSQL could not set up ${folder}: ${lastLine(error)}`);
  } finally {
    for (const path of [making, passwordFile]) await rm(path, { recursive: true, force: true }).catch(() => {});
  }
}

async function appears(cluster: Cluster): Promise<boolean> {
  for (let tries = 0; tries < 10; tries++) {
    if (await isInitialised(cluster)) return true;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return false;
}

/**
 * One file for each day of the week, each replaced after a week. Failed statements are not in it, because the site logs
 * them itself, and without their values.
 */
const logSettings = [
  '-c logging_collector=on',
  '-c log_filename=postgresql-%a.log',
  '-c log_rotation_age=1d',
  '-c log_rotation_size=0',
  '-c log_truncate_on_rotation=on',
  '-c log_min_messages=log',
];

/** @throws StartError when the server is not up within 15 s */
export async function startCluster({ binaries, folder, run }: Cluster, port: number): Promise<void> {
  const settings = [
    `-p ${port}`,
    '-h 127.0.0.1',
    // The socket file is in the cluster's own folder, which is also the server's working directory.
    '-c unix_socket_directories=.',
    '-c shared_buffers=64MB',
    ...logSettings,
  ];
  const flags = ['start', '-D', folder, '-l', join(folder, 'server.log'), '-w', '-t', '15'];
  try {
    await run(binaries.pg_ctl, [...flags, '-o', settings.join(' ')]);
  } catch (error) {
    throw new StartError(`PostgreSQL did not start in ${folder} (see server.log and log/ there): ${lastLine(error)}`);
  }
}

function lastLine(error: unknown): string {
  const lines = (error instanceof Error ? error.message : String(error)).trim().split('\n');
  return lines.at(-1) ?? '';
}
