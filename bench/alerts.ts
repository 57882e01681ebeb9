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
const followedSheets = 10_000;

/**
 * Measures how a change reaches 50,000 followers with 200,000 follows, of whom all follow one order, and 10,000 kept sheets.
 */
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
    await addSheets();
    const sheets = await timeOf(() => fanOut.run(''));
    const { rows: told } = await db().execute<{ count: number }>(
      sql`select count(*)::int as count from change_event_subjects where kind = 'sheet'`,
    );
    if (told[0]?.count !== followedSheets) throw new Error(`${told[0]?.count} sheets were told of their change`);
    return [
      reading('A change of 10,000 followed sheets is found and noted for each', sheets, 1_000),
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
    await tx.execute(sql`analyze`);
  });
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

/** Of the families under one order, with answers as visitors give them; on none stands yet what stands there now. */
export async function addSheets(): Promise<void> {
  await longTransaction(async (tx) => {
    await tx.execute(sql`
      with concerned as (
        select l.order_id, f.family_id, p.slug, p.name, row_number() over (partition by l.order_id order by f.family_id) - 1 as place
        from order_lines l join family_lines f using (list, list_key)
        join product_families p on p.id = f.family_id and p.status = 'published'
        group by 1, 2, 3, 4
      ), law as (
        select order_id, count(*) as families from concerned group by 1 order by 2 desc, 1 limit 1
      ), event as (
        insert into change_events (key, kind, order_id, audiences, state, publish_at)
        select 'bench-sheets', 'amend', order_id, '{large,import}', 'held', now() from law returning id, order_id
      ), subject as (
        insert into change_event_subjects (event_id, kind, subject_id)
        select e.id, 'family', c.family_id from event e join concerned c using (order_id)
      ), sheet as (
        insert into kept_sheets (key, family, family_name, answers, kept_on, outcome, content_hash, last_opened_on)
        select lpad(n::text, 12, '0'), c.slug, c.name, jsonb_build_array(
            jsonb_build_array('audience', jsonb_build_array(('{india,import,unknown}'::text[])[1 + n % 3])),
            jsonb_build_array('radio', jsonb_build_array(('{none,bluetooth,wifi}'::text[])[1 + n / 3 % 3])),
            jsonb_build_array('mains', jsonb_build_array(('{yes,no,unknown}'::text[])[1 + n / 9 % 3])),
            jsonb_build_array('new-or-used', jsonb_build_array(('{new,used}'::text[])[1 + n / 27 % 2]))),
          current_date, '[]', md5(n::text) || n, current_date
        from law join concerned c using (order_id)
        join generate_series(1, ${followedSheets}::int) n on n % law.families = c.place
        returning id
      ), stood as (
        insert into followed_sheets (sheet_id, outcome) select id, '[]' from sheet
      )
      insert into follows (follower_id, kind, subject_id, frequency)
      select 1 + row_number() over (order by id), 'sheet', id, 'daily' from sheet`);
    await tx.execute(sql`update follows set created_at = now() - interval '1 day' where kind = 'sheet'`);
    await tx.execute(sql`analyze`);
  });
}

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

function reading(name: string, milliseconds: number, most: number): Reading {
  return { name, value: milliseconds, unit: 'ms', target: { atMost: most } };
}
