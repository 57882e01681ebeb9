import { type SQL, sql } from '#core/drizzle.ts';

/**
 * A change that cannot be published is tried so often: after a minute, after two more, and so on, for a good day in all.
 * A correction is tried until it is told, because whoever was told what it corrects has to know.
 */
export const mostFailures = 12;

/** Whether a change is no longer tried by itself; whoever asks for another attempt at the desk sets its `retry_at`. */
export const isGivenUp = (event: SQL) =>
  sql`(${event}.failures >= ${mostFailures} and ${event}.retry_at is null and ${event}.corrects_id is null)`;

/** Whether a change `e` is for one of those whom the follower `r` has named and, of a day ahead, as early as they want it. */
export const isForFollower = sql`(r.audiences is null or r.audiences && e.audiences)
    and (e.lead_days is null or e.lead_days = any(r.lead_days))`;

/**
 * A query for who is to be told of these events, with a row for each follow that a change concerns: those who follow
 * something of it since before it was written, and of a correction those who were sent what it corrects, at once.
 * What is published and the preview of it both read it, so that they cannot differ.
 * @param events an array of ids
 */
export const toldOf = (events: SQL) => sql`
  select s.event_id, f.follower_id, f.frequency, s.kind
  from change_events e
  join change_event_subjects s on s.event_id = e.id
  join follows f on f.kind = s.kind and f.subject_id = s.subject_id and f.created_at <= e.created_at
  join followers r on r.id = f.follower_id
  where e.id = any(${events}) and e.corrects_id is null
    and ${isForFollower}
  union all
  select e.id, i.follower_id, 'immediate', null
  from change_events e
  join alert_items i on i.event_id = e.corrects_id
  join alert_digests d on d.id = i.digest_id
  join outbox_mails m on m.message_id = d.message_id and m.state = 'sent'
  where e.id = any(${events})`;
