import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { type SQL, sql } from '#core/drizzle.ts';
import type { Job } from '#core/jobs/jobs.server.ts';
import { logger } from '#core/logger.server.ts';
import { db } from '#db/client.server.ts';
import { transaction } from '#db/transaction.server.ts';
import { queueMailsToFill } from '#features/mail/queue-mail.server.ts';
import type { Clock } from '../alert-settings.schema.ts';
import { isSilent } from '../bounces/record-bounce.server.ts';
import { digestMail } from '../mails/alert-mails.ts';
import { windowsAt } from './windows-at.ts';

const followersAtOnce = 200;

/** Gathers what each follower is to be told into one mail, when their window opens. */
export const openDigests: Job = {
  queue: { name: 'alert-digests', options: { retryLimit: 5, retryDelay: 10 } },
  workers: 1,
  every: '* * * * *',
  async run() {
    const opened = await openDigestsAt(new Date());
    if (opened > 0) logger.info({ digests: opened }, 'digests were opened');
  },
};

/** @returns how many digests were opened */
export async function openDigestsAt(now: Date): Promise<number> {
  const windows = windowsQuery(await listWindows(now));
  const waiting = await listWaiting(windows);
  let opened = 0;
  for (let at = 0; at < waiting.length; at += followersAtOnce) {
    const start = performance.now();
    opened += await openSome(windows, waiting.slice(at, at + followersAtOnce));
    // As long as it took: visitors have half of the time, and the mails are sent far slower anyway.
    if (at + followersAtOnce < waiting.length) await wait(performance.now() - start);
  }
  return opened;
}

/** The newest windows by the clock of each follower for whom something waits. */
async function listWindows(now: Date) {
  const { rows: clocks } = await db().execute<Clock>(sql`
    select distinct zone, hour, weekday from followers
    where id in (select follower_id from alert_items where digest_id is null)`);
  return clocks.flatMap((clock) => windowsAt(now, clock).map((window) => ({ ...clock, ...window })));
}

/** The windows as a table `w`. */
function windowsQuery(windows: Awaited<ReturnType<typeof listWindows>>): SQL {
  return sql`unnest(${sql.param(windows.map(({ zone }) => zone))}::text[],
    ${sql.param(windows.map(({ hour }) => hour))}::int[],
    ${sql.param(windows.map(({ weekday }) => weekday))}::int[],
    ${sql.param(windows.map(({ frequency }) => frequency))}::text[],
    ${sql.param(windows.map(({ key }) => key))}::text[],
    ${sql.param(windows.map(({ openedAt }) => openedAt.toISOString()))}::timestamptz[])
    with ordinality as w(zone, hour, weekday, frequency, key, opened_at, place)`;
}

/** Whether a window is open for what waits. A follower who has chosen another clock since waits for the next run. */
const isOpen = sql`(w.zone, w.hour, w.weekday) = (r.zone, r.hour, r.weekday) and w.frequency = i.frequency
  and i.created_at <= w.opened_at`;

/** All whose window is open, at once: to look for the next ones each time would read everything that waits each time. */
async function listWaiting(windows: SQL): Promise<number[]> {
  const { rows } = await db().execute<{ id: number }>(sql`
    select distinct r.id from alert_items i join followers r on r.id = i.follower_id join ${windows} on ${isOpen}
    where i.digest_id is null order by r.id`);
  return rows.map(({ id }) => id);
}

type Due = { id: number; email: string; language: string; window_key: string; items: number[] };

/** The digest, what it tells and its mail are written together, so that a process may end anywhere. */
function openSome(windows: SQL, waiting: readonly number[]): Promise<number> {
  return transaction(async (tx) => {
    // For each follower PostgreSQL reads two indexes. But its statistics are those of the last `analyze`, which may be from
    // before a change was told to thousands: it takes both tables for small, and would scan them whole for each row. No
    // index changes that, so scans are ruled out until this transaction ends.
    await tx.execute(sql`select set_config('enable_seqscan', 'off', true)`);
    const { rows: due } = await tx.execute<Due>(sql`
      select r.id, r.email, r.language, open.window_key, open.items from followers r
      cross join lateral (
        select (array_agg(w.key order by w.place))[1] as window_key, array_agg(distinct i.id) as items
        from alert_items i join ${windows} on ${isOpen}
        where i.follower_id = r.id and i.digest_id is null
      ) open
      where r.id = any(${sql.param(waiting)}::int[]) and open.items is not null
        and not exists (select from mail_addresses where email_hmac = r.address_hmac and ${isSilent})
        and not exists (
          select from alert_digests d where d.follower_id = r.id and d.window_key = open.window_key)
      order by r.id for update of r skip locked`);
    const messages = due.map(() => randomUUID());
    const told = due.flatMap(({ id, items }) => items.map((item) => ({ id, item })));
    // Items are named by their ids: joined by their follower, PostgreSQL would scan everything that waits.
    const { rows: digests } = await tx.execute<{ message_id: string }>(sql`
      with opened as (
        insert into alert_digests (follower_id, window_key, message_id)
        select * from unnest(${sql.param(due.map(({ id }) => id))}::int[],
          ${sql.param(due.map(({ window_key }) => window_key))}::text[], ${sql.param(messages)}::text[])
        on conflict (follower_id, window_key) do nothing
        returning id, follower_id, message_id
      ), told as (
        update alert_items i set digest_id = o.id, updated_at = now()
        from opened o
        join unnest(${sql.param(told.map(({ id }) => id))}::int[], ${sql.param(told.map(({ item }) => item))}::int[])
          as t(follower_id, item_id) on t.follower_id = o.follower_id
        where i.id = t.item_id and coalesce(i.digest_id, o.id) = o.id
      )
      select message_id from opened`);
    const opened = new Set(digests.map(({ message_id }) => message_id));
    const mails = due.flatMap(({ email, language }, index) => {
      const messageId = messages[index] ?? '';
      return opened.has(messageId) ? [{ to: email, language, messageId }] : [];
    });
    await queueMailsToFill(tx, digestMail, mails);
    return mails.length;
  });
}
