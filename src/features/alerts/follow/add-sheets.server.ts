import { sql } from '#core/drizzle.ts';
import type { Queryable } from '#db/client.server.ts';
import type { ChangedSheet } from './followed-sheets.server.ts';

/** Notes that an event concerns these sheets, in the transaction that publishes it. */
export async function addSheets(
  tx: Pick<Queryable, 'execute'>,
  event: number,
  sheets: readonly ChangedSheet[],
): Promise<void> {
  for (const { sheetId, outcome, asOf } of sheets) {
    await tx.execute(sql`
      insert into change_event_subjects (event_id, kind, subject_id) values (${event}, 'sheet', ${sheetId})
      on conflict do nothing`);
    if (outcome)
      await tx.execute(sql`
        update followed_sheets set outcome = ${JSON.stringify(outcome)}::jsonb, as_of = ${asOf}::date, updated_at = now()
        where sheet_id = ${sheetId} and not ${isForLater(event, sheetId)}`);
  }
}

/**
 * Whether a change of the sheet is left for a later event to tell of as well: one that is still held may have caused it,
 * and somebody follows the sheet only since this event was written, so that they are not told of this one.
 */
const isForLater = (event: number, sheetId: number) => sql`exists (
  select from change_events e
  join follows f on f.kind = 'sheet' and f.subject_id = ${sheetId} and f.created_at > e.created_at
  join change_events l on l.state = 'held' and l.created_at >= f.created_at
  join change_event_subjects s on s.event_id = l.id and s.kind = 'family'
  join product_families p on p.id = s.subject_id
  join kept_sheets k on k.id = ${sheetId}
  where e.id = ${event} and (k.family = p.slug or exists (
    select from followed_sheets r cross join jsonb_array_elements(r.outcome) line
    where r.sheet_id = k.id and split_part(line ->> 'key', ':', 2) = p.slug)))`;
