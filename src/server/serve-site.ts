import { mkdir, rm, writeFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { ServerBuild } from 'react-router';
import { type Env, readEnv } from '#core/env.ts';
import { StartError } from '#core/errors.ts';
import { drainJobs, runJobs } from '#core/jobs/jobs.server.ts';
import { logger } from '#core/logger.server.ts';
import { PageCache } from '#core/page-cache/page-cache.server.ts';
import { prepareSecret } from '#core/secrets/secret.server.ts';
import { listUploadCalls } from './calls/serve-door.ts';
import { createServer } from './create-server.ts';
import { features } from './features.ts';
import { readStaticFiles } from './files/static-files.ts';
import { listDoors } from './list-doors.ts';
import { listJobs, mailSetup } from './list-jobs.ts';
import { deskHostOf } from './middleware/keep-hosts-apart.ts';
import { createPages } from './pages/create-pages.ts';
import { checkSettings } from './start/check-settings.ts';
import { invalidateAtMidnight } from './start/invalidate-at-midnight.ts';
import { keepWarm } from './start/keep-warm.ts';
import { assertPortIsFree, listen } from './start/listen.ts';
import { openStore } from './start/open-store.ts';
import { printFirstInvitation } from './start/print-first-invitation.ts';

const root = new URL('../../', import.meta.url);

/**
 * Starts the site and serves it until a signal. A start that fails ends the process with one line for the operator.
 * @param built resolves when `build/` holds the present pages; the database is opened and filled meanwhile
 */
export async function serveSite(built: Promise<void> = Promise.resolve()): Promise<void> {
  // Handled where it is awaited, which may be long after it was rejected.
  built.catch(() => {});
  await start(built).catch((error) => {
    if (error instanceof StartError) process.stderr.write(`${error.message}\n`);
    else logger.fatal({ err: error }, 'the server could not start');
    process.exit(1);
  });
}

async function start(built: Promise<void>) {
  const env = readEnv();
  // A signal during the start stops the process as soon as everything it has opened can be closed.
  const stopSignal = new Promise((resolve) => {
    for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, resolve);
  });
  checkSettings(env);
  await prepareDataFolder(env);
  prepareSecret();
  await assertPortIsFree(env.HOST, env.PORT);
  const cache = new PageCache(env.PAGE_CACHE_MB * 1024 * 1024);
  let readAhead = () => {};
  const store = await openStore(env, () => {
    cache.invalidate();
    readAhead();
  });
  const closeOnError = async (error: unknown) => {
    await store.close();
    throw error;
  };
  await built.catch(() => closeOnError(new StartError('The pages could not be built: the reason stands above')));
  const build = (await import(new URL('build/server/index.js', root).href)) as ServerBuild;
  const staticFiles = await readStaticFiles(new URL('build/client', root).pathname);
  const desk = await readStaticFiles(new URL('build/desk', root).pathname);
  const doors = listDoors(env);
  const pages = createPages(build, 'production', { publicUrl: env.PUBLIC_URL, doors });
  let isStopping = false;
  const app = createServer({ env, cache, doors, staticFiles, desk, pages, mailSetup, isStopping: () => isStopping });
  const { rules } = pages;
  const server = await listen({
    app,
    cache,
    rules,
    uploads: listUploadCalls(doors),
    publicUrl: env.PUBLIC_URL,
    deskHost: deskHostOf(env),
    trustedProxies: env.TRUSTED_PROXIES,
    host: env.HOST,
    port: env.PORT,
  }).catch(closeOnError);
  readAhead = keepWarm(features.flatMap(({ readAhead: reads }) => reads ?? []));
  invalidateAtMidnight(() => {
    cache.invalidate();
    readAhead();
  });
  if (env.RUN_JOBS) void runJobs(listJobs(mailSetup));
  await printFirstInvitation(env).catch((error) =>
    logger.error({ err: error }, 'the first owner could not be invited'),
  );
  logger.info({ ms: Math.round(performance.now()) }, `Kasauti serves ${env.PUBLIC_URL} on ${env.HOST}:${env.PORT}`);

  void stopSignal.then(async () => {
    isStopping = true;
    await wait(env.DRAIN_SECONDS * 1_000);
    await stop(server, store.close);
  });
}

/** Finishes the requests in flight within 10 s, then closes the database and ends the process, after 15 s by force. */
async function stop(server: Server, closeStore: () => Promise<void>) {
  logger.info('stopping');
  setTimeout(() => {
    logger.error('the stop took too long');
    process.exit(1);
  }, 15_000).unref();
  const cut = setTimeout(() => server.closeAllConnections(), 10_000);
  // A keep-alive connection becomes idle only once its answer has been sent.
  const sweep = setInterval(() => server.closeIdleConnections(), 100);
  await Promise.all([new Promise((resolve) => server.close(resolve)), drainJobs()]);
  clearInterval(sweep);
  clearTimeout(cut);
  await closeStore();
  process.exit(0);
}

async function prepareDataFolder(env: Env) {
  try {
    await mkdir(env.DATA_DIR, { recursive: true });
    const probe = join(env.DATA_DIR, '.probe');
    await writeFile(probe, '');
    // Another process that starts at the same moment may have removed it.
    await rm(probe, { force: true });
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? error.code : error;
    throw new StartError(`The data folder ${env.DATA_DIR} cannot be written (${reason}): set DATA_DIR`);
  }
}

process.on('uncaughtException', (error) => {
  logger.fatal({ err: error }, 'uncaught error');
  process.exit(1);
});
