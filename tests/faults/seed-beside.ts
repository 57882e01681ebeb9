import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect } from 'vitest';
import { bareEnv, promised } from './run-server.ts';
import type { startBehindProxy } from './start-behind-proxy.ts';

/** Runs `npm run db:seed` on the database of that site; returns once it writes, with how it will have ended. */
export async function seedBeside({ client, databaseUrl, folder }: ReturnType<typeof startBehindProxy>) {
  const env = { ...bareEnv(), DATABASE_URL: databaseUrl, DATA_DIR: folder, FREE_DISK_MB: '0' };
  const seed = spawn(process.execPath, ['scripts/run/db-seed.ts'], { env, stdio: ['ignore', 'ignore', 'inherit'] });
  const ended = once(seed, 'exit');
  const lock = `select 1 from pg_locks where locktype = 'advisory' and objid::bigint = hashtext('content')::bigint & 4294967295`;
  const isWriting = async () => (await client.query(lock)).rowCount;
  await expect.poll(isWriting, { interval: 20, timeout: promised(120) }).toBeGreaterThan(0);
  return { ended };
}
