import { type SQL, sql } from '#core/drizzle.ts';
import { db } from '#db/client.server.ts';

/**
 * So many people who follow the same thing, once a week.
 * @param subject its kind and its id, as two values of SQL
 */
export async function addCrowd(count: number, subject: SQL): Promise<void> {
  // In parts, because a slow machine does not write all of them within the time of a statement.
  for (let from = 1; from <= count; from += 500) {
    await db().execute(sql`
      with crowd as (
        insert into followers (email, language, unsubscribe_token)
        select 'many-' || n || '-' || gen_random_uuid() || '@crowd.example', 'en', 'token-' || gen_random_uuid()
        from generate_series(${from}::int, ${Math.min(from + 499, count)}::int) n
        returning id)
      insert into follows (follower_id, kind, subject_id, frequency)
      select id, ${subject}, 'weekly' from crowd`);
  }
}
