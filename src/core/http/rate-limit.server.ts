import { sql } from '#core/drizzle.ts';
import type { NodePgDatabase } from '#core/drizzle-pg.ts';
import { readEnv } from '#core/env.ts';
import { cleanUpRows } from '#core/jobs/clean-up.ts';

type Counters = Pick<NodePgDatabase, 'execute'>;
export type Limit = { limit: number; windowSeconds: number };
/** `amount` is how much the action counts, 1 unless something else is counted, such as the kilobytes of a file. */
type Counted = Limit & { amount?: number };
export type LimitResult = { isAllowed: boolean; retryAfter: number };

let counters: Counters | undefined;

/** Sets the database that contains `rate_counters`. Called when the database is opened. */
export function setCounterDatabase(database: Counters): void {
  counters = database;
}

/**
 * Counts an action of a subject against its limit, within a time window that begins with the first action. The count
 * is stored in SQL, so that parallel calls and several processes share it. RATE_LIMIT_SCALE multiplies the limit.
 *
 * @param subject who does what, such as `login:203.0.113.7`
 * @param on a transaction to count in, so that a rollback undoes the count; by default the count is committed at once
 * @returns whether the action is allowed, and the seconds until the next one will be
 */
export async function countAgainstLimit(
  subject: string,
  limit: Counted,
  on: Counters = opened(),
): Promise<LimitResult> {
  return count(subject, { ...limit, limit: Math.ceil(limit.limit * readEnv().RATE_LIMIT_SCALE) }, on);
}

/** Like `countAgainstLimit`, but never scaled, for limits on guessing rather than on use. */
export async function countAgainstFixedLimit(
  subject: string,
  limit: Limit,
  on: Counters = opened(),
): Promise<LimitResult> {
  return count(subject, limit, on);
}

/** Undoes one count, for an action that turned out to be legitimate. */
export async function takeBackCount(subject: string, { windowSeconds }: Limit): Promise<void> {
  const key = keyOf(subject, windowSeconds);
  await opened().execute(sql`update rate_counters set count = count - 1 where subject = ${key} and count > 0`);
}

async function count(
  subject: string,
  { limit, windowSeconds, amount = 1 }: Counted,
  on: Counters,
): Promise<LimitResult> {
  // A window that begins in the future is from before the clock was set back, and would last as long as that.
  const isOver = sql`c.window_start not between clock_timestamp() - make_interval(secs => ${windowSeconds}) and clock_timestamp()`;
  const { rows } = await on.execute<{ count: number; wait: number }>(sql`
    insert into rate_counters as c (subject, window_start, count)
    values (${keyOf(subject, windowSeconds)}, clock_timestamp(), ${amount})
    on conflict (subject) do update set
      count = case when ${isOver} then ${amount}::int else least(c.count::bigint + ${amount}, ${largest})::int end,
      window_start = case when ${isOver} then clock_timestamp() else c.window_start end
    returning c.count, ceil(extract(epoch from
      c.window_start + make_interval(secs => ${windowSeconds}) - clock_timestamp()))::int as wait`);
  const [row] = rows;
  const isAllowed = row !== undefined && row.count <= limit;
  return { isAllowed, retryAfter: isAllowed ? 0 : Math.max(1, row?.wait ?? windowSeconds) };
}

/** What the column can hold, so that a counter stops there rather than failing. */
const largest = 2_147_483_647;

/** The longest window is a day. */
export const rateCounters = cleanUpRows('rate counters', {
  table: 'rate_counters',
  where: sql`window_start < now() - interval '1 day'`,
});

function keyOf(subject: string, windowSeconds: number): string {
  return `${subject}/${windowSeconds}`;
}

function opened(): Counters {
  if (!counters) throw new Error('openDatabase() must be called first');
  return counters;
}
