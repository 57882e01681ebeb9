import { readEnv } from '#core/env.ts';
import { StartError } from '#core/errors.ts';
import { drainJobs, runJobs } from '#core/jobs/jobs.server.ts';
import { logger } from '#core/logger.server.ts';
import { listJobs, mailSetup } from './list-jobs.ts';
import { checkSettings } from './start/check-settings.ts';
import { openStore } from './start/open-store.ts';

/** Runs the jobs in a separate process; set RUN_JOBS=false for the web process. */
async function main() {
  const stopSignal = new Promise((resolve) => {
    for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, resolve);
  });
  const env = readEnv();
  checkSettings(env);
  const store = await openStore(env, () => {});
  await runJobs(listJobs(mailSetup));
  logger.info('the worker is running');
  await stopSignal;
  await drainJobs();
  await store.close();
  process.exit(0);
}

process.on('uncaughtException', (error) => {
  logger.fatal({ err: error }, 'uncaught error');
  process.exit(1);
});

main().catch((error) => {
  if (error instanceof StartError) process.stderr.write(`${error.message}\n`);
  else logger.fatal({ err: error }, 'the worker could not start');
  process.exit(1);
});
