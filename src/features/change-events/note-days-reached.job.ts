import { sql } from '#core/drizzle.ts';
import type { Job } from '#core/jobs/jobs.server.ts';
import { addDays, todayInIndia } from '#core/time/dates.ts';
import { transaction } from '#db/transaction.server.ts';
import { addTurnSubjects, orAgain, takeBackMoved, turns } from './turns.server.ts';

/** After an outage of so many days people are still told that a day has come; after a longer one it is no news. */
const daysLate = 7;

/** Writes an event when a day has come: an order takes effect, or the last day of a pause is over. */
export const noteDaysReached: Job = {
  queue: { name: 'note-days-reached', options: { retryLimit: 5, retryDelay: 60 } },
  workers: 1,
  // At midnight in India; the other runs make up for it where no process ran, and for days that have moved.
  every: '*/15 * * * *',
  atStart: true,
  run: () => noteDaysReachedOn(todayInIndia()),
};

/** The key of an event is its day, so that a clock that is set back writes none again. */
export async function noteDaysReachedOn(today: string): Promise<void> {
  const earliest = addDays(today, -daysLate);
  await transaction(async (tx) => {
    // A pause whose last day was the day before ends on the first of these days.
    await takeBackMoved(tx, 'date-reached', addDays(earliest, -1));
    const { rows } = await tx.execute<{ id: number }>(sql`
      insert into change_events (key, kind, order_id, audiences, "on", until, state, publish_at)
      select distinct concat_ws(':', 'reached', t.order_id, case when t.until is null then 'begins' else 'pause-ends' end,
          coalesce(t."on", t.until), array_to_string(t.audiences, '+')),
        'date-reached', t.order_id, t.audiences, t."on", t.until, 'held', now()
      from (select *, coalesce("on", until + 1) as day from (${turns}) turn) t
      join orders o on o.id = t.order_id and o.status = 'published'
      where t.day between ${earliest}::date and ${today}::date
        -- What was recorded only once the day had come has told it itself.
        and exists (
          select from order_effects x where t.order_id in (x.order_id, x.target_id) and x.withdrawn_on is null
            and (x."on" = t."on" or x.until = t.until) and x.audiences && t.audiences and x.recorded_on < t.day)
        and not exists (
          select from change_events e where e.kind = 'date-reached' and e.state in ('held', 'published')
            and e.order_id = t.order_id and e.audiences = t.audiences
            and (e."on", e.until) is not distinct from (t."on", t.until))
      ${orAgain}`);
    await addTurnSubjects(
      tx,
      rows.map(({ id }) => id),
    );
  });
}
