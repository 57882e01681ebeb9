import { readEnv } from '#core/env.ts';
import { openEmbeddedPostgres } from '#db/embedded/open-embedded-postgres.server.ts';

/**
 * Runs the work of a command with the address of the database: DATABASE_URL, else the embedded one. A server that was
 * not running is stopped again; one that was belongs to the site that uses it.
 */
export async function withDatabase<Result>(work: (url: string) => Promise<Result>): Promise<Result> {
  const env = readEnv();
  if (env.DATABASE_URL) return work(env.DATABASE_URL);
  const embedded = await openEmbeddedPostgres(env.DATA_DIR);
  try {
    return await work(await embedded.siteUrl());
  } finally {
    if (!embedded.wasRunning) await embedded.stop();
  }
}
