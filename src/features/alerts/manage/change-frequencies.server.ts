import { eq, inArray, sql } from '#core/drizzle.ts';
import type { Queryable } from '#db/client.server.ts';
import { follows } from '#db/schema/alerts.ts';
import { type Frequency, frequencies } from '../alerts.schema.ts';
import { findLines } from './find-lines.server.ts';
import type { Line } from './manage.schema.ts';

type Asked = {
  /** Of all lines. */
  frequency?: Frequency | undefined;
  lines?: readonly (Line & { frequency: Frequency })[] | undefined;
};

/** Changes how often lines are told, also what is waiting of them. The caller holds the follower's row. */
export async function changeFrequencies(tx: Queryable, follower: number, { frequency, lines = [] }: Asked) {
  if (frequency) await tx.update(follows).set({ frequency }).where(eq(follows.followerId, follower));
  for (const [each, named] of Map.groupBy(lines, (line) => line.frequency)) {
    const ids = await findLines(tx, follower, named);
    await tx.update(follows).set({ frequency: each }).where(inArray(follows.id, ids));
  }
  if (frequency || lines.length > 0) await retimeWaiting(tx, follower);
}

/**
 * What is in no mail yet comes in the next one of the soonest line that it concerns, as the lines are now. A correction
 * goes out at once in any case, and what concerns no line any more is left to the mail, which does not say it.
 */
export async function retimeWaiting(tx: Queryable, follower: number): Promise<void> {
  await tx.execute(sql`
    update alert_items i set frequency = now_told.frequency, updated_at = now()
    from (
      select distinct on (w.id) w.id, f.frequency from alert_items w
      join change_events e on e.id = w.event_id and e.corrects_id is null
      join change_event_subjects s on s.event_id = w.event_id
      join follows f on f.follower_id = w.follower_id and f.kind = s.kind and f.subject_id = s.subject_id
      where w.follower_id = ${follower} and w.digest_id is null
      order by w.id, array_position(${sql.param([...frequencies])}::text[], f.frequency)
    ) now_told
    where i.id = now_told.id and i.frequency <> now_told.frequency`);
}
