import { type SQL, sql } from '#core/drizzle.ts';
import { todayInIndia } from '#core/time/dates.ts';
import type { Changes } from '#db/content/content-changes.ts';
import type { ContentTx } from '#db/content/write-content.server.ts';
import { changeEvents } from '#db/schema/change-events.ts';
import { addSubjects } from './add-subjects.server.ts';
import { takeBack } from './take-back.server.ts';

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
  const isStruck = sql`exists (select from order_effects e where e.id = v.effect_id and e.withdrawn_on is not null)`;
  await takeBack(tx, sql`${isStruck} and (${concerned(sql`v.instrument_id`)} or ${concerned(sql`v.order_id`)})`);
  return {};
}

/** Writes the change that an effect is so that nobody is told of it, because only words are put right. */
export async function noteQuietly(tx: ContentTx, effectId: number): Promise<void> {
  await addEvents(tx, sql`e.id = ${effectId}`, sql`'quiet'`);
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
