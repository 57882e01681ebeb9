import { type SQL, sql } from 'drizzle-orm';
import { type StateChoice, stateChoices } from '#features/requirements/requirement-state.schema.ts';

/**
 * Whether the row of a listing has that choice of state on that day, as `currentState` tells it of
 * the requirements that the row sums up.
 * @param listing the alias of product_listings or standard_listings
 */
export function hasState(listing: SQL, choice: StateChoice, today: string): SQL {
  if (choice === 'in-force') return sql`${listing}.in_force_from <= ${today}::date`;
  if (choice === 'upcoming') return sql`${listing}.upcoming_until > ${today}::date`;
  return sql`${listing}.states && ${sql.param([...stateChoices[choice]])}::text[]`;
}
