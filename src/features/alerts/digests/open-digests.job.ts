import { randomUUID } from 'node:crypto';
import { sql } from '#core/drizzle.ts';
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
  const windows = await listWindows(now);
  let opened = 0;
  let last: number | undefined = 0;
  while (last !== undefined) {
    const batch = await openSome(windows, last);
    opened += batch.opened;
    last = batch.last;
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

type Due = { id: number; email: string; language: string; window_key: string };

/** The digest, what it tells and its mail are written together, so that a process may end anywhere. */
function openSome(windows: Awaited<ReturnType<typeof listWindows>>, after: number) {
  const columns = sql`unnest(${sql.param(windows.map(({ zone }) => zone))}::text[],
    ${sql.param(windows.map(({ hour }) => hour))}::int[],
    ${sql.param(windows.map(({ weekday }) => weekday))}::int[],
    ${sql.param(windows.map(({ frequency }) => frequency))}::text[],
    ${sql.param(windows.map(({ key }) => key))}::text[],
    ${sql.param(windows.map(({ openedAt }) => openedAt.toISOString()))}::timestamptz[])
    with ordinality as w(zone, hour, weekday, frequency, key, opened_at, place)`;
  // A follower who has chosen another clock since waits for the next run.
  const isOpen = sql`(w.zone, w.hour, w.weekday) = (r.zone, r.hour, r.weekday) and w.frequency = i.frequency
    and i.created_at <= w.opened_at`;
  return transaction(async (tx) => {
    const { rows: due } = await tx.execute<Due>(sql`
      select r.id, r.email, r.language, soonest.window_key from followers r
      cross join lateral (
        select w.key as window_key from alert_items i join ${columns} on ${isOpen}
        where i.follower_id = r.id and i.digest_id is null
        order by w.place limit 1
      ) soonest
      where r.id > ${after} and r.id in (select follower_id from alert_items where digest_id is null)
        and not exists (select from mail_addresses where email_hmac = r.address_hmac and ${isSilent})
        and not exists (
          select from alert_digests d where d.follower_id = r.id and d.window_key = soonest.window_key)
      order by r.id limit ${followersAtOnce} for update of r skip locked`);
    const messages = due.map(() => randomUUID());
    const followers = sql`${sql.param(due.map(({ id }) => id))}::int[]`;
    const { rows: digests } = await tx.execute<{ message_id: string }>(sql`
      with opened as (
        insert into alert_digests (follower_id, window_key, message_id)
        select * from unnest(${followers}, ${sql.param(due.map(({ window_key }) => window_key))}::text[],
          ${sql.param(messages)}::text[])
        on conflict (follower_id, window_key) do nothing
        returning id, follower_id, message_id
      ), told as (
        update alert_items i set digest_id = o.id, updated_at = now()
        from opened o join followers r on r.id = o.follower_id, ${columns}
        where i.follower_id = o.follower_id and i.digest_id is null and ${isOpen}
      )
      select message_id from opened`);
    const opened = new Set(digests.map(({ message_id }) => message_id));
    const mails = due.flatMap(({ email, language }, index) => {
      const messageId = messages[index] ?? '';
      return opened.has(messageId) ? [{ to: email, language, messageId }] : [];
    });
    await queueMailsToFill(tx, digestMail, mails);
    return { opened: mails.length, last: due.at(-1)?.id };
  });
}
