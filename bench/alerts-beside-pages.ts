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

/** Requests the home page while the same process notes a change for 50,000 followers and opens their digests. */
export async function measurePagesBesideAlerts(databases: Databases): Promise<Reading[]> {
  const databaseUrl = await databases.clone('beside_alerts');
  const mail = await startMailServer();
  openDatabase(databaseUrl);
  await addFollowers();
  const server = await startServer({ databaseUrl, settings: { SMTP_URL: mail.url } });
  try {
    await server.settle();
    await putUnderLoad(server, sliceSeconds);
    const alone: Load[] = [];
    while (alone.length < 6) alone.push(await putUnderLoad(server, sliceSeconds));
    await addEvent();
    const noting: Load[] = [];
    const opening: Load[] = [];
    const end = performance.now() + mostSeconds * 1_000;
    while (performance.now() < end) {
      const before = await progress();
      const load = await putUnderLoad(server, sliceSeconds);
      const after = await progress();
      if (before.items < after.items) noting.push(load);
      else if (before.digests < after.digests) opening.push(load);
      if (after.items > 0 && after.waiting === 0) break;
      await wait(10);
    }
    return [
      ...compare('a change is noted for 50,000 followers', alone, noting),
      ...compare('their digests are opened', alone, opening),
    ];
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

function compare(what: string, alone: readonly Load[], beside: readonly Load[]): Reading[] {
  if (beside.length === 0) throw new Error(`while ${what}, no page was measured`);
  const perSecond = (loads: readonly Load[]) =>
    percentile(
      loads.map((load) => load.perSecond),
      0.5,
    );
  const share = perSecond(beside) / perSecond(alone);
  const p95 = Math.max(...beside.map((load) => load.p95));
  return [
    {
      name: `Kept pages while ${what}, as a share of those without`,
      value: share,
      unit: '',
      target: { atLeast: 0.95 },
      note: `${Math.round(perSecond(beside))} and ${Math.round(perSecond(alone))} requests/s, in ${beside.length} times ${sliceSeconds} s; p95 at most ${p95.toFixed(1)} ms`,
    },
  ];
}
