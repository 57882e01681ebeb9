import { sql } from '#core/drizzle.ts';
import type { Job } from '#core/jobs/jobs.server.ts';
import { logger } from '#core/logger.server.ts';
import { todayInIndia } from '#core/time/dates.ts';
import { transaction } from '#db/transaction.server.ts';
import { frequencies } from '../alerts.schema.ts';
import { isForFollower } from './told-of.ts';

/** Where the next of the days ahead is so near, that is enough. */
const daysNear = 2;

/** Tells of a day ahead those who follow something of it only since it was told to the others. */
export const tellLateFollows: Job = {
  queue: { name: 'alert-late-follows', options: { retryLimit: 5, retryDelay: 60 } },
  workers: 1,
  every: '*/15 * * * *',
  atStart: true,
  async run() {
    const items = await tellLateFollowsOn(todayInIndia());
    if (items > 0) logger.info({ items }, 'days ahead were told to those who follow something since');
  },
};

/** @returns how many are told */
export async function tellLateFollowsOn(today: string): Promise<number> {
  return transaction(async (tx) => {
    const ahead = sql`(
      select e.*, coalesce(e."on", e.until) - ${today}::date as days_left from change_events e
      where e.kind = 'deadline' and e.state = 'published' and coalesce(e."on", e.until) > ${today}::date)`;
    // A sheet that is followed since then was none of those of which it was seen that the day stands on them.
    await tx.execute(sql`
      insert into change_event_subjects (event_id, kind, subject_id)
      select distinct e.id, 'sheet', k.id from ${ahead} e
      join change_event_subjects s on s.event_id = e.id and s.kind = 'family'
      join product_families p on p.id = s.subject_id
      join follows f on f.kind = 'sheet' and f.created_at > e.created_at
      join followed_sheets r on r.sheet_id = f.subject_id
      join kept_sheets k on k.id = r.sheet_id
      cross join jsonb_array_elements(r.outcome) line cross join jsonb_array_elements(line -> 'states') stands
      where p.slug = coalesce(nullif(split_part(line ->> 'key', ':', 2), ''), k.family)
        and stands ->> 'day' = coalesce(e."on", e.until)::text and stands -> 'audiences' ?| e.audiences
      on conflict do nothing`);
    const { rowCount } = await tx.execute(sql`
      insert into alert_items (event_id, follower_id, frequency)
      select distinct on (e.order_id, e."on", e.until, e.audiences, r.id) e.id, r.id, f.frequency
      from ${ahead} e
      join change_event_subjects s on s.event_id = e.id
      join follows f on f.kind = s.kind and f.subject_id = s.subject_id and f.created_at > e.created_at
      join followers r on r.id = f.follower_id
      where ${isForFollower}
        and not exists (
          select from unnest(r.lead_days) next where next < e.lead_days and e.days_left - next <= ${daysNear}::int)
        -- Whoever has been told of the day, as of another thing that they follow, knows it.
        and not exists (
          select from alert_items i join change_events told on told.id = i.event_id
          where i.follower_id = r.id and told.kind = 'deadline' and told.order_id = e.order_id
            and told.audiences && e.audiences and (told."on", told.until) is not distinct from (e."on", e.until))
      order by e.order_id, e."on", e.until, e.audiences, r.id,
        -- The latest of several notices of one day, so that two processes at once choose the same.
        e.id desc, array_position(${sql.param([...frequencies])}::text[], f.frequency)
      on conflict do nothing`);
    return rowCount ?? 0;
  });
}
