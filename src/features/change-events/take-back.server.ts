import { type SQL, sql } from '#core/drizzle.ts';
import type { Queryable } from '#db/client.server.ts';
import { changeEvents } from '#db/schema/change-events.ts';

/**
 * Takes changes back: nobody hears of them any more, and those who have are told that they were wrong.
 * @param which a condition on `v`
 */
export async function takeBack(
  tx: Pick<Queryable, 'execute'>,
  which: SQL,
  state: 'withdrawn' | 'past' = 'withdrawn',
): Promise<void> {
  await tx.execute(sql`
    with before as (
      -- Locked, so that an event that is being published counts as published.
      select v.id, v.state from ${changeEvents} v
      where v.state in ('held', 'published') and v.corrects_id is null and ${which}
      for update
    ), wrong as (
      update ${changeEvents} v set state = ${state}, updated_at = now() from before where before.id = v.id
      returning v.*, before.state as was
    ), correction as (
      insert into ${changeEvents} (key, kind, order_id, family_id, instrument_id, effect_id, audiences, "on", until, corrects_id, state)
      select key || ':struck', 'correction', order_id, family_id, instrument_id, effect_id, audiences, "on", until, id, 'held'
      from wrong where was = 'published'
      on conflict (key) do nothing
      returning id, corrects_id
    )
    insert into change_event_subjects (event_id, kind, subject_id)
    select c.id, s.kind, s.subject_id from correction c join change_event_subjects s on s.event_id = c.corrects_id`);
}
