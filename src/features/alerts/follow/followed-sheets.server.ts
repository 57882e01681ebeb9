import { sql } from '#core/drizzle.ts';
import { logger } from '#core/logger.server.ts';
import { addDays, todayInIndia } from '#core/time/dates.ts';
import { db, type Queryable } from '#db/client.server.ts';
import type { RequestedFollow } from '#features/alerts/alerts.schema.ts';
import { changesSince } from '#features/finder/kept/changes-since.ts';
import { outcomeOn } from '#features/finder/kept/keep-sheet.server.ts';
import type { KeptAnswers, KeptRow } from '#features/finder/kept-sheets.schema.ts';
import type { Audience } from '#features/orders/order-kinds.schema.ts';
import { isConcerned } from './is-concerned.ts';

/** A followed sheet that an event concerns; `outcome` if something else stands there now, on the day `asOf`. */
export type ChangedSheet = { sheetId: number; outcome: KeptRow[] | null; asOf: string };

type KeptSheet = { id: number; family: string; answers: KeptAnswers };
export type FollowedSheet = KeptSheet & { outcome: KeptRow[]; asOf: string };

type DrawnSheet = { sheetId: number; outcome: KeptRow[]; asOf: string };

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
  const { rows } = await db().execute<KeptSheet>(sql`
    select k.id, k.family, k.answers from kept_sheets k where k.id = any(${sql.param(ids)}::int[]) and ${isNew}`);
  const drawn: DrawnSheet[] = [];
  const asOf = todayInIndia();
  for (const row of rows) {
    const outcome = await outcomeOn(asOf, row);
    if (outcome) drawn.push({ sheetId: row.id, outcome, asOf });
  }
  return drawn;
}

/**
 * Keeps what stands on sheets today, before anybody follows them. Who follows one already goes on from what they have heard
 * last, also whoever asks again: a change that is still held has yet to be told.
 */
export async function rememberSheets(tx: Pick<Queryable, 'execute'>, drawn: readonly DrawnSheet[]): Promise<void> {
  for (const { sheetId, outcome, asOf } of drawn) {
    await tx.execute(sql`
      insert into followed_sheets (sheet_id, outcome, as_of)
      select k.id, ${JSON.stringify(outcome)}::jsonb, ${asOf}::date from kept_sheets k where k.id = ${sheetId} and ${isNew}
      on conflict (sheet_id) do update set outcome = excluded.outcome, as_of = excluded.as_of, updated_at = now()`);
  }
}

/** So many sheets are kept in memory for the further events of a run. */
const mostDrawn = 5_000;

/**
 * Draws up each sheet once for a day, however many events concern it. One that cannot be drawn up is passed over: nothing
 * else that an event concerns is to wait for it, and what has changed on it is told with the next event.
 */
export function drawOnce(draw = outcomeOn) {
  const drawn = new Map<string, Promise<KeptRow[] | null>>();
  return (day: string, { id, family, answers }: KeptSheet): Promise<KeptRow[] | null> => {
    const name = `${id} ${day}`;
    const known = drawn.get(name);
    if (known) return known;
    const outcome = draw(day, { family, answers }).catch((error) => {
      logger.error({ err: error, sheet: id }, 'a followed sheet could not be drawn up');
      return null;
    });
    if (drawn.size < mostDrawn) drawn.set(name, outcome);
    return outcome;
  };
}

type Concerned = FollowedSheet & {
  /** An older change that could not be told yet may be what has changed it, and will tell so when it is tried again. */
  isForOlder: boolean;
  /** Of a day ahead: that day. Of a change, the day from which it counts. */
  day: string | null;
  on: string | null;
  /** Of a day that has come: the first day on which it is so. */
  reached: string | null;
  audiences: Audience[];
};

/**
 * The followed sheets of the families that an event concerns, as far as it changes them. A day ahead changes none, and
 * concerns those on which it stands; one that has come concerns those that say something else since.
 * @param most how many are drawn up; the others are found as well, because they may change, and counted in `unseen`
 */
export async function findChangedSheets(event: number, { draw = drawOnce(), most = Number.POSITIVE_INFINITY } = {}) {
  const { rows } = await db().execute<Concerned>(sql`
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
    select k.id, k.family, k.answers, r.outcome, r.as_of::text as "asOf", e.audiences,
      case when e.kind = 'deadline' then coalesce(e."on", e.until)::text end as day,
      case when e.kind not in ('deadline', 'date-reached', 'clarify') then e."on"::text end as "on",
      case when e.kind = 'date-reached' then coalesce(e."on", e.until + 1)::text end as reached,
      ${isConcerned(sql`w.id < ${event} and w.failures > 0`)} as "isForOlder"
    from change_events e
    cross join concerned
    join kept_sheets k on k.id = concerned.id
    join followed_sheets r on r.sheet_id = k.id
    where e.id = ${event} and exists (select from follows where kind = 'sheet' and subject_id = k.id)
    order by k.id`);
  const asOf = todayInIndia();
  const unseen = rows.slice(most).map(({ id }): ChangedSheet => ({ sheetId: id, outcome: null, asOf }));
  const found: ChangedSheet[] = [];
  for (const sheet of rows.slice(0, most)) {
    const now = await draw(asOf, sheet);
    if (!now) continue;
    const { id: sheetId, day, reached, audiences } = sheet;
    if (!sheet.isForOlder && (await isChanged(sheet, { now, asOf }, draw))) found.push({ sheetId, outcome: now, asOf });
    else if (
      (day && hasDay(now, day, audiences)) ||
      (reached ? await changesOn(sheet, reached, draw) : await changesAhead(sheet, asOf, draw))
    )
      found.push({ sheetId, outcome: null, asOf });
  }
  return { sheets: [...found, ...unseen], unseen: unseen.length };
}

type Draw = ReturnType<typeof drawOnce>;

/**
 * Whether something stands on a sheet by what we know now that did not stand there for the same day. What begins or ends
 * by the calendar does not count: its day is told by an event of its own, and would be told as the work of whatever comes next.
 * @returns null if nobody knows, because the sheet cannot be drawn up for that day
 */
export async function isChanged(
  sheet: FollowedSheet & { on?: string | null },
  { now, asOf }: { now: readonly KeptRow[]; asOf: string },
  draw: Draw,
): Promise<boolean | null> {
  if (changesSince(sheet.outcome, now).length === 0) return false;
  if (sheet.asOf >= asOf) return true;
  // The event itself counts from one of the days between.
  if (sheet.on && sheet.on > sheet.asOf && sheet.on <= asOf) return true;
  const then = await draw(sheet.asOf, sheet);
  return then && changesSince(sheet.outcome, then).length > 0;
}

/** Whether the sheet will say something else from the day on from which an event counts, as of a pause that is announced. */
async function changesAhead(sheet: Concerned, today: string, draw: Draw): Promise<boolean> {
  const { on } = sheet;
  return on !== null && on > today && changesOn(sheet, on, draw);
}

/** Whether the sheet says something else on a day than on the day before. */
async function changesOn(sheet: KeptSheet, day: string, draw: Draw): Promise<boolean> {
  const [before, then] = [await draw(addDays(day, -1), sheet), await draw(day, sheet)];
  return before !== null && then !== null && changesSince(before, then).length > 0;
}

function hasDay(outcome: readonly KeptRow[], day: string, audiences: readonly Audience[]): boolean {
  return outcome.some(({ states }) =>
    states.some((state) => state.day === day && state.audiences.some((audience) => audiences.includes(audience))),
  );
}
