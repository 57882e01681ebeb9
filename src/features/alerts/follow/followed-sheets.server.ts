import { sql } from '#core/drizzle.ts';
import { logger } from '#core/logger.server.ts';
import { db, type Queryable } from '#db/client.server.ts';
import type { RequestedFollow } from '#features/alerts/alerts.schema.ts';
import { changesSince } from '#features/finder/kept/changes-since.ts';
import { outcomeToday } from '#features/finder/kept/keep-sheet.server.ts';
import type { KeptAnswers, KeptRow } from '#features/finder/kept-sheets.schema.ts';
import type { Audience } from '#features/orders/order-kinds.schema.ts';

/** A followed sheet that an event concerns; `outcome` if it has changed. */
export type ChangedSheet = { sheetId: number; outcome: KeptRow[] | null };

type FollowedSheet = { id: number; family: string; answers: KeptAnswers; outcome: KeptRow[] };

type DrawnSheet = { sheetId: number; outcome: KeptRow[] };

/** Of a sheet `k`: nobody follows it yet. */
const isNew = sql`(not exists (select from followed_sheets where sheet_id = k.id)
  or not exists (select from follows where kind = 'sheet' and subject_id = k.id))`;

/**
 * What stands today on the new sheets of a list. They are drawn up before the transaction that keeps it, because each
 * asks for more connections: as many people as there are connections would otherwise wait for one another.
 */
export async function drawNewSheets(
  follows: readonly Pick<RequestedFollow, 'kind' | 'subjectId'>[],
): Promise<DrawnSheet[]> {
  const ids = follows.filter(({ kind }) => kind === 'sheet').map(({ subjectId }) => subjectId);
  if (ids.length === 0) return [];
  const { rows } = await db().execute<Omit<FollowedSheet, 'outcome'>>(sql`
    select k.id, k.family, k.answers from kept_sheets k where k.id = any(${sql.param(ids)}::int[]) and ${isNew}`);
  const drawn: DrawnSheet[] = [];
  for (const row of rows) {
    const outcome = await outcomeToday(row);
    if (outcome) drawn.push({ sheetId: row.id, outcome });
  }
  return drawn;
}

/**
 * Keeps what stands on sheets today, before anybody follows them. Who follows one already goes on from what they have heard
 * last, also whoever asks again: a change that is still held has yet to be told.
 */
export async function rememberSheets(tx: Pick<Queryable, 'execute'>, drawn: readonly DrawnSheet[]): Promise<void> {
  for (const { sheetId, outcome } of drawn) {
    await tx.execute(sql`
      insert into followed_sheets (sheet_id, outcome)
      select k.id, ${JSON.stringify(outcome)}::jsonb from kept_sheets k where k.id = ${sheetId} and ${isNew}
      on conflict (sheet_id) do update set outcome = excluded.outcome, updated_at = now()`);
  }
}

/** So many sheets are kept in memory for the further events of a run. */
const mostDrawn = 5_000;

/**
 * Draws up each sheet once, however many events concern it. One that cannot be drawn up is passed over: nothing else that
 * an event concerns is to wait for it, and what has changed on it is told with the next event.
 */
export function drawOnce(draw = outcomeToday) {
  const drawn = new Map<number, Promise<KeptRow[] | null>>();
  return ({ id, ...sheet }: Omit<FollowedSheet, 'outcome'>): Promise<KeptRow[] | null> => {
    const known = drawn.get(id);
    if (known) return known;
    const outcome = draw(sheet).catch((error) => {
      logger.error({ err: error, sheet: id }, 'a followed sheet could not be drawn up');
      return null;
    });
    if (drawn.size < mostDrawn) drawn.set(id, outcome);
    return outcome;
  };
}

/**
 * The followed sheets of the families that an event concerns, as far as it changes them. A day ahead changes none, and
 * concerns those on which it stands.
 * @param most how many are drawn up; the others are found as well, because they may change, and counted in `unseen`
 */
export async function findChangedSheets(event: number, { draw = drawOnce(), most = Number.POSITIVE_INFINITY } = {}) {
  const { rows } = await db().execute<FollowedSheet & { day: string | null; audiences: Audience[] }>(sql`
    with family as (
      select f.id, f.slug from change_event_subjects s join product_families f on f.id = s.subject_id
        where s.event_id = ${event} and s.kind = 'family'
      union select f.id, f.slug from change_events e join product_families f on f.id = e.family_id where e.id = ${event}
    ), concerned as (
      select k.id from family f join kept_sheets k on k.family = f.slug join followed_sheets r on r.sheet_id = k.id
      union
      -- What lies in the box of another family.
      select r.sheet_id from followed_sheets r
        cross join jsonb_array_elements(r.outcome) line
        join family f on f.slug = split_part(line ->> 'key', ':', 2)
        where exists (select from family join supplied_families p on p.family_id = family.id)
    )
    select k.id, k.family, k.answers, r.outcome, e.audiences,
      case when e.kind = 'deadline' then coalesce(e."on", e.until)::text end as day
    from change_events e
    cross join concerned
    join kept_sheets k on k.id = concerned.id
    join followed_sheets r on r.sheet_id = k.id
    where e.id = ${event} and exists (select from follows where kind = 'sheet' and subject_id = k.id)
    order by k.id`);
  const unseen = rows.slice(most).map(({ id }): ChangedSheet => ({ sheetId: id, outcome: null }));
  const found: ChangedSheet[] = [];
  for (const { id, family, answers, day, audiences, outcome: before } of rows.slice(0, most)) {
    const now = await draw({ id, family, answers });
    if (!now) continue;
    const outcome = changesSince(before, now).length > 0 ? now : null;
    if (outcome || (day && hasDay(now, day, audiences))) found.push({ sheetId: id, outcome });
  }
  return { sheets: [...found, ...unseen], unseen: unseen.length };
}

function hasDay(outcome: readonly KeptRow[], day: string, audiences: readonly Audience[]): boolean {
  return outcome.some(({ states }) =>
    states.some((state) => state.day === day && state.audiences.some((audience) => audiences.includes(audience))),
  );
}

/** Notes that an event concerns these sheets, in the transaction that publishes it. */
export async function addSheets(
  tx: Pick<Queryable, 'execute'>,
  event: number,
  sheets: readonly ChangedSheet[],
): Promise<void> {
  for (const { sheetId, outcome } of sheets) {
    await tx.execute(sql`
      insert into change_event_subjects (event_id, kind, subject_id) values (${event}, 'sheet', ${sheetId})
      on conflict do nothing`);
    if (outcome)
      await tx.execute(sql`
        update followed_sheets set outcome = ${JSON.stringify(outcome)}::jsonb, updated_at = now()
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
