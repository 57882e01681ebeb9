import { type SQL, sql } from '#core/drizzle.ts';
import { isDatabaseAway, isTooSlow } from '#core/errors.ts';
import type { Job } from '#core/jobs/jobs.server.ts';
import { logger } from '#core/logger.server.ts';
import { db } from '#db/client.server.ts';
import { bumpContentVersion } from '#db/content/content-version.server.ts';
import { transaction } from '#db/transaction.server.ts';
import { frequencies } from '../alerts.schema.ts';
import { addSheets } from '../follow/add-sheets.server.ts';
import { drawOnce } from '../follow/draw-sheets.server.ts';
import { type ChangedSheet, findChangedSheets } from '../follow/followed-sheets.server.ts';
import { retimeWaiting } from '../manage/change-frequencies.server.ts';
import { isGivenUp, mostFailures, toldOf } from './told-of.ts';

/** Publishes the changes whose time to be taken back is over, and notes for each follower concerned that they hear of it. */
export const fanOut: Job = {
  queue: { name: 'alert-fan-out', options: { retryLimit: 5, retryDelay: 10 } },
  workers: 1,
  every: '* * * * *',
  atStart: true,
  async run() {
    let events = 0;
    let items = 0;
    const draw = drawOnce();
    for (let published = await publishNext(draw); published; published = await publishNext(draw)) {
      events += published.events;
      items += published.items;
    }
    if (events > 0) logger.info({ events, items }, 'changes were published to their followers');
  },
};

/**
 * One at a time, because an event may concern everybody and a statement has five seconds. Kept sheets are drawn up before
 * the transaction, which nobody is to wait for.
 * @returns what was published, which may be nothing; null if nothing is due
 */
async function publishNext(draw: ReturnType<typeof drawOnce>) {
  const { rows } = await db().execute<{ id: number }>(sql`
    select e.id from change_events e
    where e.state = 'held' and e.publish_at <= clock_timestamp() and not ${isGivenUp(sql`e`)}
      and (e.retry_at is null or e.retry_at <= clock_timestamp())
    order by e.id limit 1`);
  const [due] = rows;
  if (!due) return null;
  try {
    return await publish(due.id, (await findChangedSheets(due.id, { draw })).sheets);
  } catch (error) {
    await setAside(due.id, error);
    return { events: 0, items: 0 };
  }
}

/** Whether a change with so many failures is tried again by itself. */
const isTried = (failures: SQL) => sql`(${failures} < ${mostFailures} or corrects_id is not null)`;

/** The next run tries it again, and this one goes on with others. */
const untilNextRun = sql`clock_timestamp() + interval '30 seconds'`;

/**
 * Whether it is no fault of the change that it could not be published: somebody else held what it needs, or the database
 * was away or full. A statement that took too long may be the work of a busy machine; after an hour it is that of the
 * change, which would else be tried each minute for good.
 */
const isPassing = (error: unknown): SQL =>
  isTooSlow(error) ? sql`publish_at > clock_timestamp() - interval '1 hour'` : sql`${isDatabaseAway(error)}::boolean`;

/**
 * So that those who wait for others need not wait for one that cannot be published. It is tried again later, and later
 * still, a correction each hour in the end; what was refused in passing uses up none of these attempts.
 */
async function setAside(event: number, error: unknown): Promise<void> {
  const { rows } = await db().execute<{ failures: number; isAgain: boolean; isPassing: boolean }>(sql`
    update change_events set updated_at = now(),
      failures = case when ${isPassing(error)} then failures else failures + 1 end,
      retry_at = case when ${isPassing(error)} then ${untilNextRun}
        when ${isTried(sql`failures + 1`)} then clock_timestamp() + make_interval(mins =>
          case when corrects_id is null or failures < 6 then (2 ^ failures)::int else 60 end) end
    where id = ${event} and state = 'held'
    returning failures, retry_at is not null as "isAgain", ${isPassing(error)} as "isPassing"`);
  const [row] = rows;
  // It is published, and only the answer of the commit got lost; or it has been taken back meanwhile.
  if (!row) return;
  const { failures, isAgain } = row;
  if (row.isPassing) {
    logger.warn({ err: error, event }, 'a change had to wait for others, and the next run tries it again');
    return;
  }
  const outlook = isAgain ? 'it is tried again later' : 'it is not tried again';
  logger.error({ err: error, event, failures }, `a change could not be published, and ${outlook}`);
}

/** An event and what is told of it are written together, so that a process may end anywhere. */
function publish(event: number, sheets: readonly ChangedSheet[]) {
  return transaction(async (tx) => {
    const { rows } = await tx.execute<{ id: number }>(sql`
      update change_events set state = 'published', retry_at = null, updated_at = now()
      where id = ${event} and state = 'held' returning id`);
    // Another process has published it, or it has been taken back.
    if (rows.length === 0) return { events: 0, items: 0 };
    await addSheets(tx, event, sheets);
    const ids = sql`${sql.param(rows.map(({ id }) => id))}::int[]`;
    // Who follows several things that a change concerns hears of it once, as soon as any of them asks for it.
    const { rowCount } = await tx.execute(sql`
      insert into alert_items (event_id, follower_id, frequency)
      select distinct on (event_id, follower_id) event_id, follower_id, frequency from (${toldOf(ids)}) told
      order by event_id, follower_id, array_position(${sql.param([...frequencies])}::text[], frequency)
      on conflict do nothing`);
    // Whoever changed how often they hear of it while this was read waited, or was waited for: it comes as they want it now.
    const { rows: changed } = await tx.execute<{ id: number }>(sql`
      select distinct f.follower_id as id from follows f join alert_items i on i.follower_id = f.follower_id
      where i.event_id = any(${ids})
        and f.updated_at > f.created_at and f.updated_at > now() - interval '1 minute'`);
    for (const { id } of changed) await retimeWaiting(tx, id);
    // The pages and feeds that tell of changes are cached. The last step, because all writers wait for this row.
    await bumpContentVersion(tx);
    return { events: rows.length, items: rowCount ?? 0 };
  });
}
