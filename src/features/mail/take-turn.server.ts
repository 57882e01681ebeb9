import { setTimeout as wait } from 'node:timers/promises';
import { sql } from '#core/drizzle.ts';
import { readEnv } from '#core/env.ts';
import { db } from '#db/client.server.ts';

/**
 * Waits until the next mail of a list may be sent. The turns are given out by the database, so that several processes
 * together send no more in a minute than the setting says.
 */
export async function takeTurn(): Promise<void> {
  const gap = 60 / readEnv().ALERT_MAILS_PER_MINUTE;
  // A turn far ahead is from before the clock was set back.
  const { rows } = await db().execute<{ ahead: number }>(sql`
    insert into rate_counters as c (subject, window_start) values ('turns:mail-bulk', clock_timestamp())
    on conflict (subject) do update set window_start = greatest(clock_timestamp(),
      least(c.window_start, clock_timestamp() + interval '2 minutes') + make_interval(secs => ${gap}))
    returning (extract(epoch from window_start - clock_timestamp()) * 1000)::float8 as ahead`);
  await wait(Math.max(0, rows[0]?.ahead ?? 0));
}
