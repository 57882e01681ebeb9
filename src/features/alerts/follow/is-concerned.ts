import { type SQL, sql } from '#core/drizzle.ts';
import { calendarKinds } from '#features/change-events/change-events.schema.ts';
import { isGivenUp } from '../digests/told-of.ts';

/**
 * Whether a change `w` that has yet to be told concerns the kept sheet `k`, on which `r.outcome` stands: its family, or
 * what lies in its box. What the calendar does is no change of a sheet, and what was given up is told to nobody.
 * @param which further conditions of `w`
 */
export const isConcerned = (which: SQL = sql`true`) => sql`exists (
  select from change_events w
  left join change_event_subjects s on s.event_id = w.id and s.kind = 'family'
  join product_families f on f.id = coalesce(w.family_id, s.subject_id)
  where w.state = 'held' and not w.kind = any(${sql.param([...calendarKinds])}::text[]) and not ${isGivenUp(sql`w`)} and ${which}
    and (f.slug = k.family or exists (
      select from jsonb_array_elements(r.outcome) line where split_part(line ->> 'key', ':', 2) = f.slug)))`;
