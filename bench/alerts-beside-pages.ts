import { setTimeout as wait } from 'node:timers/promises';
import { sql } from '#core/drizzle.ts';
import { closeDatabase, db, openDatabase } from '#db/client.server.ts';
import { startMailServer } from '../tests/mail-server.ts';
import { addEvent, addFollowers } from './alerts.ts';
import type { Databases } from './databases.ts';
import { type Load, putUnderLoad } from './put-under-load.ts';
import { percentile, type Reading } from './reading.ts';
import { startServer } from './start-server.ts';

const sliceSeconds = 5;
/** The jobs begin with each minute: one may pass before the change is noted, another before the digests are opened. */
const mostSeconds = 240;

/**
 * Requests the home page while the same process notes a change for 50,000 followers and opens their digests: at half of the
 * rate that it can answer at most, as busy hours of visitors are, and at most, where two cores have nothing to spare for
 * anything else.
 */
export async function measurePagesBesideAlerts(databases: Databases): Promise<Reading[]> {
  const most = await measureTelling(databases);
  const rate = Math.round(perSecondOf(most.alone) / 2);
  const half = await measureTelling(databases, rate);
  const shareOf = (loads: readonly Load[]) => Math.min(...loads.map(({ perSecond }) => perSecond)) / rate;
  const p95Of = (loads: readonly Load[]) => Math.max(...loads.map(({ p95 }) => p95)).toFixed(1);
  return [
    {
      name: 'Kept pages answered while 50,000 followers are told, at half of the most that is possible',
      value: shareOf(half.beside),
      unit: '',
      target: { atLeast: 0.95 },
      note: `${rate} a second are asked for, and without the telling ${shareOf(half.alone).toFixed(3)} answered; the worst of ${half.beside.length} times ${sliceSeconds} s; p95 ${p95Of(half.beside)} ms, without ${p95Of(half.alone)} ms`,
    },
    {
      name: 'Kept pages at most while 50,000 followers are told, as a share of those without',
      value: perSecondOf(most.beside) / perSecondOf(most.alone),
      unit: '',
      note: `${Math.round(perSecondOf(most.beside))} and ${Math.round(perSecondOf(most.alone))} requests/s, in ${most.beside.length} times ${sliceSeconds} s; p95 at most ${p95Of(most.beside)} ms, without ${p95Of(most.alone)} ms`,
    },
  ];
}

const perSecondOf = (loads: readonly Load[]) =>
  percentile(
    loads.map(({ perSecond }) => perSecond),
    0.5,
  );

/** The loads of some seconds each without and beside the telling. */
async function measureTelling(databases: Databases, rate?: number): Promise<{ alone: Load[]; beside: Load[] }> {
  const databaseUrl = await databases.clone('beside_alerts');
  const mail = await startMailServer();
  openDatabase(databaseUrl);
  await addFollowers();
  const server = await startServer({ databaseUrl, settings: { SMTP_URL: mail.url } });
  try {
    await server.settle();
    await putUnderLoad(server, sliceSeconds);
    const alone: Load[] = [];
    while (alone.length < 6) alone.push(await putUnderLoad(server, sliceSeconds, rate));
    await addEvent();
    const beside: Load[] = [];
    const end = performance.now() + mostSeconds * 1_000;
    while (performance.now() < end) {
      const before = await progress();
      const load = await putUnderLoad(server, sliceSeconds, rate);
      const after = await progress();
      if (before.items < after.items || before.digests < after.digests) beside.push(load);
      if (after.items > 0 && after.waiting === 0) break;
      await wait(10);
    }
    if (beside.length === 0) throw new Error('while the followers were told, no page was measured');
    return { alone, beside };
  } finally {
    await server.stop();
    await mail.stop();
    await closeDatabase();
    await databases.drop('beside_alerts');
  }
}

async function progress() {
  const { rows } = await db().execute<{ items: number; waiting: number; digests: number }>(sql`
    select count(*)::int as items, count(*) filter (where digest_id is null)::int as waiting,
      (select count(*)::int from alert_digests) as digests from alert_items`);
  return rows[0] ?? { items: 0, waiting: 0, digests: 0 };
}
