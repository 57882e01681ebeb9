import { sql } from '#core/drizzle.ts';
import type { Queryable } from '#db/client.server.ts';
import { endsPause } from '#features/orders/deadlines/ends-pause.ts';
import { addSubjects } from './add-subjects.server.ts';
import type { calendarKinds } from './change-events.schema.ts';

type Tx = Pick<Queryable, 'execute'>;

/** The days on which something begins or a pause ends, as the periods of the lists say them. */
export const turns = sql`
  select list, list_key, order_id, audiences, "from" as "on", null::date as until
  from requirement_periods where state = 'in-force' and since = "from"
  union
  select list, list_key, order_id, audiences, null, until
  from requirement_periods p where ${endsPause}`;

/**
 * Takes back the events of days that have moved, for whom they have. Whoever was told that such a day has come is told that
 * it was wrong: that it has moved is news of something else, and may have reached others.
 * @param from the first day that is looked at
 */
export async function takeBackMoved(tx: Tx, kind: (typeof calendarKinds)[number], from: string): Promise<void> {
  await tx.execute(sql`
    with turn as (
      select distinct order_id, "on", until, unnest(audiences) as audience from (${turns}) t
      where coalesce("on", until) >= ${from}::date
    ), still as (
      select e.id, array_agg(a.audience order by a.place) filter (where t.audience is not null) as audiences,
        array_agg(a.audience order by a.place) filter (where t.audience is null) as gone
      from change_events e
      cross join unnest(e.audiences) with ordinality a(audience, place)
      left join turn t on t.order_id = e.order_id and t.audience = a.audience
        and (t."on", t.until) is not distinct from (e."on", e.until)
      where e.kind = ${kind} and e.state in ('held', 'published') and coalesce(e."on", e.until) >= ${from}::date
      group by e.id
    ), before as (
      -- Locked, so that an event that is being published counts as published.
      select e.id, e.state from change_events e join still on still.id = e.id
      where still.gone is not null and e.state in ('held', 'published') for update of e
    ), moved as (
      update change_events e set audiences = coalesce(still.audiences, e.audiences),
        state = case when still.audiences is null then 'withdrawn' else e.state end, updated_at = now()
      from still, before where still.id = e.id and before.id = e.id
      returning e.*, before.state as was, still.gone
    ), correction as (
      insert into change_events (key, kind, order_id, audiences, "on", until, corrects_id, state)
      select concat_ws(':', key, 'struck', array_to_string(gone, '+')), 'correction', order_id, gone, "on", until, id, 'held'
      from moved where was = 'published' and kind = 'date-reached'
      on conflict (key) do nothing
      returning id, corrects_id
    )
    insert into change_event_subjects (event_id, kind, subject_id)
    select c.id, s.kind, s.subject_id from correction c join change_event_subjects s on s.event_id = c.corrects_id`);
}

/** Notes what the events of days concern: the rows for which it is the same day. */
export async function addTurnSubjects(tx: Tx, ids: readonly number[]): Promise<void> {
  await addSubjects(
    tx,
    ids,
    sql`
      select e.id, t.list, t.list_key from change_events e
      join (${turns}) t on t.order_id = e.order_id and t.audiences = e.audiences
        and (t."on", t.until) is not distinct from (e."on", e.until)
      where e.id = any(${sql.param([...ids])}::int[])`,
  );
}

/** Ends an `insert` of events: one that was taken back because its day had moved is told again when that holds once more. */
export const orAgain = sql`
  on conflict (key) do update set state = 'held', audiences = excluded.audiences, publish_at = now(),
    failures = 0, retry_at = null, created_at = now(), updated_at = now()
    where change_events.state = 'withdrawn'
  returning id`;
