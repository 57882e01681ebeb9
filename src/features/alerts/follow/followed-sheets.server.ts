import { sql } from '#core/drizzle.ts';
import { addDays, todayInIndia } from '#core/time/dates.ts';
import { db, type Queryable } from '#db/client.server.ts';
import type { RequestedFollow } from '#features/alerts/alerts.schema.ts';
import { changesSince } from '#features/finder/kept/changes-since.ts';
import { outcomeOn } from '#features/finder/kept/keep-sheet.server.ts';
import type { KeptChange, KeptRow } from '#features/finder/kept-sheets.schema.ts';
import type { Audience } from '#features/orders/order-kinds.schema.ts';
import { type Draw, drawAll, drawEach, drawOnce, type KeptSheet } from './draw-sheets.server.ts';
import { isConcerned } from './is-concerned.ts';

/** A followed sheet that an event concerns; `outcome` if something else stands there now, on the day `asOf`. */
export type ChangedSheet = {
  sheetId: number;
  outcome: KeptRow[] | null;
  asOf: string;
  /** What is different because of it, today or from its day on; none of a day ahead, which changes nothing yet. */
  changes: KeptChange[];
};

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

type Concerned = FollowedSheet & {
  /** An older change that could not be told yet may be what has changed it, and will tell so when it is tried again. */
  isForOlder: boolean;
  /** What may have changed it is a release that is still held, and will tell so. */
  isForRelease: boolean;
  /** Of an order: the approvals for which its rows ask. */
  approvals: string[] | null;
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
    ), law as (
      select array(select a.key from approvals a where a.lists && array(
        select l.list from order_lines l left join order_effects x on x.id = e.effect_id
        where l.order_id = e.order_id and (x.lines is null or x.lines -> l.list ? l.list_key))) as approvals
      from change_events e where e.id = ${event} and e.family_id is null
    )
    select k.id, k.family, k.answers, r.outcome, r.as_of::text as "asOf", e.audiences,
      case when e.kind = 'deadline' then coalesce(e."on", e.until)::text end as day,
      case when e.kind not in ('deadline', 'date-reached', 'clarify') then e."on"::text end as "on",
      case when e.kind = 'date-reached' then coalesce(e."on", e.until + 1)::text end as reached,
      ${isConcerned(sql`w.id < ${event} and (w.failures > 0 or w.retry_at is not null)`)} as "isForOlder",
      ${isConcerned(sql`w.id <> ${event} and w.kind = 'release'`)} as "isForRelease",
      (select approvals from law) as approvals
    from change_events e
    cross join concerned
    join kept_sheets k on k.id = concerned.id
    join followed_sheets r on r.sheet_id = k.id
    where e.id = ${event} and exists (select from follows where kind = 'sheet' and subject_id = k.id)
    order by k.id`);
  const asOf = todayInIndia();
  const unseen = rows.slice(most).map(({ id }): ChangedSheet => ({ sheetId: id, outcome: null, asOf, changes: [] }));
  const seen = await drawAll(draw, asOf, rows.slice(0, most));
  const changed = await changesOfLaw(
    seen.filter(({ isForOlder }) => !isForOlder),
    asOf,
    draw,
  );
  const found = seen.flatMap((sheet): ChangedSheet[] => {
    const { id, now } = sheet;
    const changes = changed.get(id) ?? [];
    return changes.length > 0 && mayBeOfEvent(sheet, changes) ? [{ sheetId: id, outcome: now, asOf, changes }] : [];
  });
  const told = new Set(found.map(({ sheetId }) => sheetId));
  found.push(
    ...(await concernedLater(
      seen.filter(({ id }) => !told.has(id)),
      asOf,
      draw,
    )),
  );
  return { sheets: [...found, ...unseen].sort((a, b) => a.sheetId - b.sheetId), unseen: unseen.length };
}

/** An order is not told as what has changed other approvals, while a release waits that will be told as that. */
function mayBeOfEvent({ approvals, isForRelease }: Concerned, changes: readonly KeptChange[]): boolean {
  return !approvals || !isForRelease || changes.some(({ key }) => approvals.includes(key.split(':').at(-1) ?? ''));
}

type Drawn<Sheet> = Sheet & { now: KeptRow[] };

/**
 * What stands on sheets by what we know now that did not stand there for the same day. What begins or ends by the calendar
 * does not count: its day is told by an event of its own, and would be told as the work of whatever comes next.
 * @returns by the id of each sheet; null if nobody knows, because it cannot be drawn up for that day
 */
export async function changesOfLaw(
  sheets: readonly Drawn<FollowedSheet & { on?: string | null }>[],
  asOf: string,
  draw: Draw,
): Promise<Map<number, KeptChange[] | null>> {
  const found = new Map<number, KeptChange[] | null>();
  const older: (FollowedSheet & { changes: KeptChange[] })[] = [];
  for (const { now, on, ...sheet } of sheets) {
    const changes = changesSince(sheet.outcome, now);
    // The event itself may count from one of the days between.
    const isOfEvent = on && on > sheet.asOf && on <= asOf;
    if (changes.length === 0 || sheet.asOf >= asOf || isOfEvent) found.set(sheet.id, changes);
    else older.push({ ...sheet, changes });
  }
  for (const [day, ofDay] of Map.groupBy(older, (sheet) => sheet.asOf)) {
    const outcomes = await drawEach(draw, day, ofDay);
    for (const [at, { id, outcome, changes }] of ofDay.entries()) {
      const then = outcomes[at];
      found.set(id, then ? (changesSince(outcome, then).length > 0 ? changes : []) : null);
    }
  }
  return found;
}

/** Those that will say something else from the day on from which an event counts, or on which a day ahead stands. */
async function concernedLater(sheets: readonly Drawn<Concerned>[], asOf: string, draw: Draw): Promise<ChangedSheet[]> {
  // Of one event, so of all of them the same.
  const [{ on = null, reached = null } = {}] = sheets;
  const turn = reached ?? (on && on > asOf ? on : null);
  const [eves, days] = turn
    ? [await drawEach(draw, addDays(turn, -1), sheets), await drawEach(draw, turn, sheets)]
    : [[], []];
  return sheets.flatMap(({ id, day, audiences, now }, at) => {
    const [before, then] = [eves[at], days[at]];
    const changes = before && then ? changesSince(before, then) : [];
    const isConcerned = changes.length > 0 || (day && hasDay(now, day, audiences));
    return isConcerned ? [{ sheetId: id, outcome: null, asOf, changes }] : [];
  });
}

function hasDay(outcome: readonly KeptRow[], day: string, audiences: readonly Audience[]): boolean {
  return outcome.some(({ states }) =>
    states.some((state) => state.day === day && state.audiences.some((audience) => audiences.includes(audience))),
  );
}
