import { sql } from '#core/drizzle.ts';
import { likePattern, searchWords } from '#core/text/search-text.ts';
import { db } from '#db/client.server.ts';
import { hasState } from '#db/has-state.server.ts';
import type { StateChoice } from '#features/requirements/requirement-state.schema.ts';

export type StandardFilter = { q: string; state: StateChoice | null; today: string };
type Found = { total: number; ids: number[] };

/**
 * Finds the standards that have every word of `q` in their number or title and, if a state is chosen, a requirement
 * in that state. Returns how many there are and the ids of one page, sorted by number.
 */
export async function findStandardIds(
  { q, state, today }: StandardFilter,
  { page, perPage }: { page: number; perPage: number },
): Promise<Found> {
  const words = searchWords(q);
  const conditions = words.map((word) => sql`l.words like ${likePattern(word)}`);
  if (state) conditions.push(hasState(sql`l`, state, today));
  const matching = sql`from standard_listings l where ${sql.join([sql`true`, ...conditions], sql` and `)}`;
  const range = sql`order by l.number, l.standard_id limit ${perPage} offset ${(page - 1) * perPage}`;
  const { rows } = await db().execute<Found>(
    words.length === 0
      ? sql`select (select count(*)::int ${matching}) as total, array(select l.standard_id ${matching} ${range}) as ids`
      : sql`with l as materialized (select l.standard_id, l.number ${matching})
          select (select count(*)::int from l) as total, array(select l.standard_id from l ${range}) as ids`,
  );
  return rows[0] ?? { total: 0, ids: [] };
}
