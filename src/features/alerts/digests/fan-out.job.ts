import { sql } from '#core/drizzle.ts';
import type { Job } from '#core/jobs/jobs.server.ts';
import { logger } from '#core/logger.server.ts';
import { transaction } from '#db/transaction.server.ts';
import { frequencies } from '../alerts.schema.ts';

/** Publishes the changes whose time to be taken back is over, and notes for each follower concerned that they hear of it. */
export const fanOut: Job = {
  queue: { name: 'alert-fan-out', options: { retryLimit: 5, retryDelay: 10 } },
  workers: 1,
  every: '* * * * *',
  atStart: true,
  async run() {
    let events = 0;
    let items = 0;
    for (let published = await publishNext(); published.events > 0; published = await publishNext()) {
      events += published.events;
      items += published.items;
    }
    if (events > 0) logger.info({ events, items }, 'changes were published to their followers');
  },
};

/**
 * An event and what is told of it are written together, so that a process may end anywhere; one at a time, because an
 * event may concern everybody and a statement has five seconds.
 */
function publishNext() {
  return transaction(async (tx) => {
    const { rows } = await tx.execute<{ id: number }>(sql`
      update change_events set state = 'published', updated_at = now()
      where id = any(array(
        select id from change_events where state = 'held' and publish_at <= clock_timestamp()
        order by id limit 1 for update skip locked))
      returning id`);
    const ids = sql`${sql.param(rows.map(({ id }) => id))}::int[]`;
    // Who follows several things that a change concerns hears of it once, as soon as any of them asks for it.
    const { rowCount } = await tx.execute(sql`
      insert into alert_items (event_id, follower_id, frequency)
      select distinct on (event_id, follower_id) event_id, follower_id, frequency from (
        select s.event_id, f.follower_id, f.frequency
        from change_events e
        join change_event_subjects s on s.event_id = e.id
        join follows f on f.kind = s.kind and f.subject_id = s.subject_id and f.created_at <= e.created_at
        join followers r on r.id = f.follower_id
        where e.id = any(${ids}) and e.corrects_id is null
          and (r.audiences is null or r.audiences && e.audiences)
          and (e.lead_days is null or e.lead_days = any(r.lead_days))
        union all
        select e.id, i.follower_id, 'immediate'
        from change_events e
        join alert_items i on i.event_id = e.corrects_id
        join alert_digests d on d.id = i.digest_id
        join outbox_mails m on m.message_id = d.message_id and m.state = 'sent'
        where e.id = any(${ids})
      ) told
      order by event_id, follower_id, array_position(${sql.param([...frequencies])}::text[], frequency)
      on conflict do nothing`);
    return { events: rows.length, items: rowCount ?? 0 };
  });
}
