import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from '#core/drizzle.ts';
import { closeDatabase, db, openDatabase } from '#db/client.server.ts';
import { longTransaction } from '#db/transaction.server.ts';
import { fanOut } from '#features/alerts/digests/fan-out.job.ts';
import { openDigestsAt } from '#features/alerts/digests/open-digests.job.ts';
import { readDigest } from '#features/alerts/digests/read-digest.server.ts';
import { connectFeatures } from '#server/start/connect-features.ts';
import type { Databases } from './databases.ts';
import { percentile, type Reading } from './reading.ts';

const followers = 50_000;

/** Measures how a change reaches 50,000 followers with 200,000 follows, of whom all follow one order. */
export async function measureAlerts(databases: Databases): Promise<Reading[]> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-alerts-'));
  const before = process.env.DATA_DIR;
  process.env.DATA_DIR = folder;
  connectFeatures();
  openDatabase(await databases.clone('alerts'));
  try {
    await addFollowers();
    await addEvent();
    const fanned = await timeOf(() => fanOut.run(''));
    await db().execute(sql`update change_events set state = 'held' where key = 'bench'`);
    const again = await timeOf(() => fanOut.run(''));
    const opened = await timeOf(() => openDigestsAt(new Date()));
    const { rows } = await db().execute<{ message_id: string }>(sql`select message_id from alert_digests limit 200`);
    const read: number[] = [];
    for (const { message_id } of rows) read.push(await timeOf(() => readDigest(message_id)));
    return [
      reading('A change that all 50,000 followers follow is noted for each', fanned, 2_000),
      reading('The same once more, for nobody', again, 2_000),
      reading('50,000 digests are opened with their mails', opened, 60_000),
      reading('What a digest says, p95', percentile(read, 0.95), 3),
    ];
  } finally {
    await closeDatabase();
    await databases.drop('alerts');
    process.env.DATA_DIR = before;
    await rm(folder, { recursive: true, force: true });
  }
}

/** Each follows the first order and three others of the register. */
export async function addFollowers(): Promise<void> {
  await longTransaction(async (tx) => {
    await tx.execute(sql`update change_events set state = 'past' where state = 'held'`);
    await tx.execute(sql`
      insert into followers (email, language, unsubscribe_token)
      select 'follower-' || n || '@lamps.example', 'en', 'token-' || n from generate_series(1, ${followers}::int) n`);
    await tx.execute(sql`
      with o as (select id, row_number() over (order by id) - 1 as place, count(*) over () as total from orders)
      insert into follows (follower_id, kind, subject_id, frequency)
      select r.id, 'order', o.id, 'immediate' from followers r cross join unnest('{0,1,2,3}'::int[]) k
      join o on o.place = case k when 0 then 0 else 1 + (r.id * 3 + k) % (o.total - 1) end`);
  });
  await db().execute(sql`analyze`);
}

export async function addEvent(): Promise<void> {
  await db().execute(sql`
    with event as (
      insert into change_events (key, kind, order_id, audiences, state, publish_at)
      select 'bench', 'amend', min(id), '{large,import}', 'held', now() from orders
      returning id, order_id
    ), concerned as (
      insert into change_event_subjects (event_id, kind, subject_id) select id, 'order', order_id from event
    )
    insert into change_event_subjects (event_id, kind, subject_id)
    select e.id, 'product', p.id from event e cross join (select id from products order by id limit 92) p`);
}

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

function reading(name: string, milliseconds: number, most: number): Reading {
  return { name, value: milliseconds, unit: 'ms', target: { atMost: most } };
}
