import { sql } from '#core/drizzle.ts';
import type { Job } from '#core/jobs/jobs.server.ts';
import { logger } from '#core/logger.server.ts';
import { todayInIndia } from '#core/time/dates.ts';
import { db } from '#db/client.server.ts';
import { outcomeOn } from '#features/finder/kept/keep-sheet.server.ts';
import { drawAll, drawOnce } from './draw-sheets.server.ts';
import { changesOfLaw, type FollowedSheet } from './followed-sheets.server.ts';
import { isConcerned } from './is-concerned.ts';

const sheetsAtOnce = 200;

/**
 * At the start of each Indian day, keeps what has begun or ended on followed sheets by the calendar, and tells nobody: the
 * event of that day tells it, and the next one is not to be told as its cause.
 */
export const redrawSheetsAtMidnight: Job = {
  queue: { name: 'followed-sheets-day', options: { retryLimit: 5, retryDelay: 60 } },
  workers: 1,
  // 18:30 UTC is midnight in India; the other runs make up for it where no process ran, and for sheets that had to wait.
  every: '*/15 * * * *',
  atStart: true,
  async run() {
    const turned = await redrawSheetsOn(todayInIndia());
    if (turned > 0) logger.info({ sheets: turned }, 'followed sheets say something else today by the calendar');
  },
};

/** Sheets that differ by more than the calendar on this day: to draw them up again in each run would find nothing new. */
const changed = { day: '', ids: new Set<number>() };

/** @returns how many say something else by the calendar */
export async function redrawSheetsOn(today: string, drawUp = outcomeOn): Promise<number> {
  if (changed.day !== today) Object.assign(changed, { day: today, ids: new Set() });
  let turned = 0;
  let last: number | undefined = 0;
  while (last !== undefined) {
    const sheets = await listOlder(today, last);
    const draw = drawOnce(drawUp);
    const seen = await drawAll(
      draw,
      today,
      sheets.filter(({ id }) => !changed.ids.has(id)),
    );
    const changes = await changesOfLaw(seen, today, draw);
    for (const { now, ...sheet } of seen) {
      const ofLaw = changes.get(sheet.id);
      // Of what is not the calendar's work an event will tell, perhaps one that is still held.
      if (ofLaw && ofLaw.length > 0) changed.ids.add(sheet.id);
      if (ofLaw?.length !== 0) continue;
      const isSame = sql`as_of = ${sheet.asOf}::date and outcome = ${JSON.stringify(sheet.outcome)}::jsonb`;
      const outcome = JSON.stringify(now);
      const { rows } = await db().execute<{ turned: boolean }>(sql`
        with before as (select sheet_id, outcome from followed_sheets where sheet_id = ${sheet.id} and ${isSame} for update)
        update followed_sheets r set outcome = ${outcome}::jsonb, as_of = ${today}::date, updated_at = now()
        from before where before.sheet_id = r.sheet_id
        returning before.outcome is distinct from r.outcome as turned`);
      if (rows[0]?.turned) turned += 1;
    }
    last = sheets.at(-1)?.id;
  }
  return turned;
}

/**
 * Sheets that somebody follows and whose outcome is that of an earlier day. Those that a change concerns which is still held
 * wait for it: it may be the one that counts from today.
 */
async function listOlder(today: string, after: number): Promise<FollowedSheet[]> {
  const { rows } = await db().execute<FollowedSheet>(sql`
    select k.id, k.family, k.answers, r.outcome, r.as_of::text as "asOf"
    from followed_sheets r join kept_sheets k on k.id = r.sheet_id
    where k.id > ${after} and r.as_of < ${today}::date
      and exists (select from follows where kind = 'sheet' and subject_id = k.id)
      and not ${isConcerned()}
    order by k.id limit ${sheetsAtOnce}`);
  return rows;
}
