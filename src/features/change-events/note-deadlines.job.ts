import { sql } from '#core/drizzle.ts';
import type { Job } from '#core/jobs/jobs.server.ts';
import { todayInIndia } from '#core/time/dates.ts';
import { transaction } from '#db/transaction.server.ts';
import { addSubjects } from './add-subjects.server.ts';
import { leadDays } from './change-events.schema.ts';

/** After an outage of so many days people are still told; after a longer one the next of the days ahead is near enough. */
const daysLate = 2;

/** The days on which something begins or a pause ends, as the periods of the lists say them. */
const turns = sql`
  select list, list_key, order_id, audiences, "from" as "on", null::date as until
  from requirement_periods where state = 'in-force' and since = "from"
  union
  select list, list_key, order_id, audiences, null, until
  from requirement_periods where state = 'paused' and until = "to"`;

/** Writes an event some days before each day on which an order begins or a pause of it ends, and takes back those that have moved, for whom they have. */
export const noteDeadlines: Job = {
  queue: { name: 'note-deadlines', options: { retryLimit: 5, retryDelay: 60 } },
  workers: 1,
  // At midnight in India, and again for the reasons for which the states are refreshed again.
  every: '*/15 * * * *',
  atStart: true,
  run: () => noteDeadlinesOn(todayInIndia()),
};

export async function noteDeadlinesOn(today: string): Promise<void> {
  await transaction(async (tx) => {
    await tx.execute(sql`
      with turn as (
        select distinct order_id, "on", until, unnest(audiences) as audience from (${turns}) t
        where coalesce("on", until) >= ${today}::date
      ), still as (
        select e.id, array_agg(a.audience order by a.place) filter (where t.audience is not null) as audiences
        from change_events e
        cross join unnest(e.audiences) with ordinality a(audience, place)
        left join turn t on t.order_id = e.order_id and t.audience = a.audience
          and (t."on", t.until) is not distinct from (e."on", e.until)
        where e.kind = 'deadline' and e.state in ('held', 'published') and coalesce(e."on", e.until) >= ${today}::date
        group by e.id
      )
      update change_events e set audiences = coalesce(still.audiences, e.audiences),
        state = case when still.audiences is null then 'withdrawn' else e.state end, updated_at = now()
      from still where still.id = e.id and still.audiences is distinct from e.audiences`);
    const { rows } = await tx.execute<{ id: number }>(sql`
      insert into change_events (key, kind, order_id, audiences, "on", until, lead_days, state, publish_at)
      select distinct concat_ws(':', 'deadline', t.order_id, case when t.until is null then 'begins' else 'pause-ends' end,
          coalesce(t."on", t.until), array_to_string(t.audiences, '+'), lead.days),
        'deadline', t.order_id, t.audiences, t."on", t.until, lead.days, 'held', now()
      from (${turns}) t
      join orders o on o.id = t.order_id and o.status = 'published'
      join unnest(${sql.param([...leadDays])}::int[]) lead(days)
        on coalesce(t."on", t.until) - ${today}::date between lead.days - ${daysLate}::int and lead.days
      where not exists (
        select from change_events e where e.kind = 'deadline' and e.state in ('held', 'published')
          and e.order_id = t.order_id and e.lead_days = lead.days and e.audiences = t.audiences
          and (e."on", e.until) is not distinct from (t."on", t.until))
      on conflict (key) do update set state = 'held', audiences = excluded.audiences, publish_at = now(),
        failures = 0, retry_at = null, created_at = now(), updated_at = now()
        where change_events.state = 'withdrawn'
      returning id`);
    const ids = rows.map(({ id }) => id);
    await addSubjects(
      tx,
      ids,
      sql`
        select e.id, t.list, t.list_key from change_events e
        join (${turns}) t on t.order_id = e.order_id and t.audiences = e.audiences
          and (t."on", t.until) is not distinct from (e."on", e.until)
        where e.id = any(${sql.param(ids)}::int[])`,
    );
  });
}
