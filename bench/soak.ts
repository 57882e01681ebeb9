import { open, rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { buildWhenStale } from '../scripts/build/build.ts';
import { openEmbeddedPostgres } from '../src/db/embedded/open-embedded-postgres.server.ts';
import { startMailServer } from '../tests/mail-server.ts';
import { onDatabase } from './databases.ts';
import { startFlood } from './flood-of-one-caller.ts';
import { isMet } from './reading.ts';
import { format } from './report.ts';
import { checkAnswers, checkLog, checkMemory, checkPool, checkPosts } from './soak-checks.ts';
import { killBetweenChangeAndMail } from './soak-kills.ts';
import { type Act, type Sample, startSampling, startVisits } from './soak-records.ts';
import { writeSoakReport } from './soak-report.ts';
import { listVisits, readEveryPage } from './soak-visits.ts';
import { startServer } from './start-server.ts';
import { addClients, withoutDailyCap } from './visitors.ts';

const minutes = Number(process.env.SOAK_MINUTES ?? 30);
/** How often each of the twelve points between a change and its mails kills a process, after the visits. */
const killRounds = Number(process.env.SOAK_KILL_ROUNDS ?? 20);
const folder = resolve('.data/soak');
const logFile = `${folder}.log`;
/** How long PostgreSQL stays down in the middle. */
const outageSeconds = 5;

await buildWhenStale();
await rm(folder, { recursive: true, force: true });
const cluster = await openEmbeddedPostgres(folder);
const databaseUrl = await cluster.databaseUrl('site');
const mails = await startMailServer();
const log = await open(logFile, 'w');
const server = await startServer({
  databaseUrl,
  log: log.fd,
  settings: {
    DATA_DIR: folder,
    SMTP_URL: mails.url,
    LOG_LEVEL: 'warn',
    RATE_LIMIT_SCALE: '1',
    TRUSTED_PROXIES: '127.0.0.1,::1',
  },
});
const version = await onDatabase(databaseUrl, async (database) => {
  await database.query(withoutDailyCap);
  return String((await database.query('show server_version')).rows[0]?.server_version).split(' ')[0] ?? '';
});
// Each may log in a few times an hour.
const clients = await addClients(databaseUrl, Math.max(100, minutes * 15));

const acknowledged: string[] = [];
const acts: Act[] = [];
const samples: Sample[] = [];
const flood = new Map<string, number>();
const pages = await readEveryPage(server.url);
const visits = await listVisits({ url: server.url, clients, mails, acknowledged });
const began = performance.now();
const end = began + minutes * 60_000;
const stopVisits = startVisits(visits, acts, began);
const stopSampling = startSampling(server, databaseUrl, samples, began);
const flooding = floodEveryThirdMinute();
const outage = await restartInTheMiddle();
await wait(Math.max(0, end - performance.now()));
await Promise.all([stopVisits(), flooding]);
stopSampling();

const readings = [
  ...checkAnswers(acts, outage),
  ...(await checkPool(server.url, databaseUrl, acknowledged)),
  ...(await checkPosts(databaseUrl, acknowledged)),
  ...checkMemory(samples),
  ...(await checkLog(logFile, server)),
];
await server.stop();
await mails.stop();
await cluster.stop();
if (killRounds > 0) readings.push(...(await killBetweenChangeAndMail(killRounds, log.fd)));
await log.close();
await writeSoakReport({ minutes, pages, version, readings, acts, samples, outage, flood });
for (const reading of readings) {
  const { name, value, unit, note } = reading;
  console.log(`${isMet(reading) === false ? '✗' : '✓'} ${name}: ${format(value)} ${unit}${note ? ` (${note})` : ''}`);
}
process.exit(readings.some((reading) => isMet(reading) === false) ? 1 : 0);

async function restartInTheMiddle() {
  await wait((minutes * 60_000) / 2);
  const from = (performance.now() - began) / 1_000;
  await cluster.stop();
  await wait(outageSeconds * 1_000);
  await cluster.ensureRunning();
  return { from, to: (performance.now() - began) / 1_000 };
}

/** One caller sends 100 requests a second during the second of every three minutes. */
async function floodEveryThirdMinute() {
  for (let minute = 1; minute < minutes; minute += 3) {
    await wait(Math.max(0, began + minute * 60_000 - performance.now()));
    const flooding = startFlood(server.url, '203.0.113.66', 100);
    await wait(Math.min(60_000, Math.max(0, end - performance.now())));
    const { statuses } = await flooding.stop();
    for (const [status, count] of statuses) flood.set(status, (flood.get(status) ?? 0) + count);
  }
}
