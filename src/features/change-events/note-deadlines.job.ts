import { sql } from '#core/drizzle.ts';
import type { Job } from '#core/jobs/jobs.server.ts';
import { todayInIndia } from '#core/time/dates.ts';
import { transaction } from '#db/transaction.server.ts';
import { leadDays } from './change-events.schema.ts';
import { addTurnSubjects, orAgain, takeBackMoved, turns } from './turns.server.ts';

/** After an outage of so many days people are told as if there had been none. */
const daysLate = 2;

/** Writes an event some days before each day on which an order begins or a pause of it ends, and takes back those that have moved, for whom they have. */
export const noteDeadlines: Job = {
  queue: { name: 'note-deadlines', options: { retryLimit: 5, retryDelay: 60 } },
  workers: 1,
  // At midnight in India, and again for the reasons for which the states are refreshed again.
  every: '*/15 * * * *',
  atStart: true,
  run: () => noteDeadlinesOn(todayInIndia()),
};

/**
 * After a longer outage the latest of the days ahead that has passed is made up for, once, unless the next one is as good
 * as here. What was recorded only after it has told its day itself.
 */
const isMissed = sql`at.left > 0 and at.left < lead.days and not exists (
    select from unnest(${sql.param([...leadDays])}::int[]) next(days)
    where next.days < lead.days and at.left - next.days <= ${daysLate}::int)
  and exists (
    select from order_effects x where t.order_id in (x.order_id, x.target_id) and x.withdrawn_on is null
      and (x."on" = t."on" or x.until = t.until) and x.audiences && t.audiences and x.recorded_on <= at.day - lead.days)
  and not exists (
    select from change_events e where e.kind = 'deadline' and e.state <> 'withdrawn' and e.order_id = t.order_id
      and e.lead_days <= lead.days and e.audiences && t.audiences
      and (e."on", e.until) is not distinct from (t."on", t.until))`;

export async function noteDeadlinesOn(today: string): Promise<void> {
  await transaction(async (tx) => {
    await takeBackMoved(tx, 'deadline', today);
    const { rows } = await tx.execute<{ id: number }>(sql`
      insert into change_events (key, kind, order_id, audiences, "on", until, lead_days, state, publish_at)
      select distinct concat_ws(':', 'deadline', t.order_id, case when t.until is null then 'begins' else 'pause-ends' end,
          coalesce(t."on", t.until), array_to_string(t.audiences, '+'), lead.days),
        'deadline', t.order_id, t.audiences, t."on", t.until, lead.days, 'held', now()
      from (${turns}) t
      join orders o on o.id = t.order_id and o.status = 'published'
      cross join lateral (select coalesce(t."on", t.until) as day, coalesce(t."on", t.until) - ${today}::date as left) at
      join unnest(${sql.param([...leadDays])}::int[]) lead(days)
        on at.left between lead.days - ${daysLate}::int and lead.days or (${isMissed})
      where not exists (
        select from change_events e where e.kind = 'deadline' and e.state in ('held', 'published')
          and e.order_id = t.order_id and e.lead_days = lead.days and e.audiences = t.audiences
          and (e."on", e.until) is not distinct from (t."on", t.until))
      ${orAgain}`);
    await addTurnSubjects(
      tx,
      rows.map(({ id }) => id),
    );
  });
}
