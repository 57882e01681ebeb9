import { type SQL, sql } from '#core/drizzle.ts';
import type { Queryable } from '#db/client.server.ts';
import type { SheetChange } from '#features/finder/kept-sheets.schema.ts';
import type { ChangedSheet } from './followed-sheets.server.ts';

/** So many go into one statement, each with some KB of what stands on it. */
const sheetsAtOnce = 500;

/** Notes that an event concerns these sheets, in the transaction that publishes it. */
export async function addSheets(
  tx: Pick<Queryable, 'execute'>,
  event: number,
  sheets: readonly ChangedSheet[],
): Promise<void> {
  for (let at = 0; at < sheets.length; at += sheetsAtOnce) {
    const rows = sheets.slice(at, at + sheetsAtOnce).map(({ changes, ...sheet }) => {
      const change: SheetChange | null = changes.length > 0 ? { reader: null, rows: changes } : null;
      return { ...sheet, change };
    });
    const given = sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as given("sheetId" int, change jsonb, outcome jsonb, "asOf" date)`;
    await tx.execute(sql`
      insert into change_event_subjects (event_id, kind, subject_id, changes)
      select ${event}, 'sheet', given."sheetId", given.change from ${given}
      on conflict do nothing`);
    await tx.execute(sql`
      update followed_sheets r set outcome = given.outcome, as_of = given."asOf", updated_at = now()
      from ${given} where jsonb_typeof(given.outcome) = 'array' and r.sheet_id = given."sheetId" and not ${isForLater(event, sql`given."sheetId"`)}`);
  }
}

/**
 * Whether a change of the sheet is left for a later event to tell of as well: one that is still held may have caused it,
 * and somebody follows the sheet only since this event was written, so that they are not told of this one.
 */
const isForLater = (event: number, sheetId: SQL) => sql`exists (
  select from change_events e
  join follows f on f.kind = 'sheet' and f.subject_id = ${sheetId} and f.created_at > e.created_at
  join change_events l on l.state = 'held' and l.created_at >= f.created_at
  join change_event_subjects s on s.event_id = l.id and s.kind = 'family'
  join product_families p on p.id = s.subject_id
  join kept_sheets k on k.id = ${sheetId}
  where e.id = ${event} and (k.family = p.slug or exists (
    select from followed_sheets r cross join jsonb_array_elements(r.outcome) line
    where r.sheet_id = k.id and split_part(line ->> 'key', ':', 2) = p.slug)))`;
