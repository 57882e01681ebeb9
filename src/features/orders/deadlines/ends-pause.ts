import { sql } from '#core/drizzle.ts';

/** Whether a pause is over with the last day of a period `p`, because no other pause goes on from there. */
export const endsPause = sql`p.state = 'paused' and p.until = p."to" and not exists (
  select from requirement_periods n where (n.list, n.list_key, n.audiences) = (p.list, p.list_key, p.audiences)
    and n.state = 'paused' and n."from" = p."to" + 1)`;
