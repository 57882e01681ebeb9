import { type SQL, sql } from '#core/drizzle.ts';
import { todayInIndia } from '#core/time/dates.ts';
import type { Changes } from '#db/content/content-changes.ts';
import type { ContentTx } from '#db/content/write-content.server.ts';
import { changeEvents } from '#db/schema/change-events.ts';
import { addSubjects } from './add-subjects.server.ts';

/** An instrument that is older than this is history to whoever hears of it, unless one of its days is still ahead. */
const newsDays = 365;

/**
 * Writes the changes of the law that a write has brought: one event for each effect that has none yet. Effects are only
 * ever added and struck, so that nothing has to be compared. What is struck is taken back before anybody has heard of
 * it, or corrected afterwards.
 */
export async function noteChanges(tx: ContentTx, changed: Changes | 'everything'): Promise<Changes> {
  const ids = changed === 'everything' ? undefined : (changed.order ?? []);
  const concerned = (column: SQL) => (ids ? sql`${column} = any(${sql.param([...ids])}::int[])` : sql`true`);
  const added = await addEvents(tx, sql`(${concerned(sql`e.order_id`)} or ${concerned(sql`e.target_id`)})`);
  await addSubjects(
    tx,
    added,
    sql`
      select v.id, l.list, l.list_key from change_events v
      join order_effects e on e.id = v.effect_id join order_lines l on l.order_id = v.order_id
      where v.id = any(${sql.param(added)}::int[]) and (e.lines is null or e.lines -> l.list ? l.list_key)`,
  );
  await takeBack(tx, sql`(${concerned(sql`v.instrument_id`)} or ${concerned(sql`v.order_id`)})`);
  return {};
}

/** Writes the change that an effect is so that nobody is told of it, because only words are put right. */
export async function noteQuietly(tx: ContentTx, effectId: number): Promise<void> {
  await addEvents(tx, sql`e.id = ${effectId}`, sql`'past'`);
}

/** An event for each effect that has none. @param state by default `held`, unless it is no news */
async function addEvents(tx: ContentTx, concerned: SQL, state?: SQL): Promise<number[]> {
  const today = todayInIndia();
  const { rows } = await tx.execute<{ id: number; state: string }>(sql`
    insert into ${changeEvents} (key, kind, order_id, instrument_id, effect_id, audiences, "on", until, state)
    select 'effect:' || e.id, e.kind, e.target_id, nullif(e.order_id, e.target_id), e.id, e.audiences, e."on", e.until,
      ${state ?? stateOn(today)}
    from order_effects e
    join orders i on i.id = e.order_id and i.status = 'published'
    join orders o on o.id = e.target_id and o.status = 'published'
    where e.withdrawn_on is null and ${concerned}
      and not exists (select from ${changeEvents} v where v.effect_id = e.id)
    on conflict (key) do nothing
    returning id, state`);
  return rows.filter(({ state }) => state === 'held').map(({ id }) => id);
}

const stateOn = (today: string) => sql`
  case when coalesce(i.published_on, i.signed_on, e.recorded_on) > ${today}::date - ${newsDays}::int
    or greatest(e."on", e.until) >= ${today}::date then 'held' else 'past' end`;

/** Effects that have been struck: nobody hears of them any more, and those who have are told that they were wrong. */
async function takeBack(tx: ContentTx, concerned: SQL): Promise<void> {
  await tx.execute(sql`
    with before as (
      -- Locked, so that an event that is being published counts as published.
      select v.id, v.state from ${changeEvents} v join order_effects e on e.id = v.effect_id
      where e.withdrawn_on is not null and v.state in ('held', 'published') and v.corrects_id is null and ${concerned}
      for update of v
    ), wrong as (
      update ${changeEvents} v set state = 'withdrawn', updated_at = now() from before where before.id = v.id
      returning v.*, before.state as was
    ), correction as (
      insert into ${changeEvents} (key, kind, order_id, instrument_id, effect_id, audiences, "on", until, corrects_id, state)
      select key || ':struck', 'correction', order_id, instrument_id, effect_id, audiences, "on", until, id, 'held'
      from wrong where was = 'published'
      on conflict (key) do nothing
      returning id, corrects_id
    )
    insert into change_event_subjects (event_id, kind, subject_id)
    select c.id, s.kind, s.subject_id from correction c join change_event_subjects s on s.event_id = c.corrects_id`);
}
