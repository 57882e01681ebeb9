import { type SQL, sql } from '#core/drizzle.ts';
import { type StateChoice, stateChoices } from '#features/requirements/requirement-state.schema.ts';

/**
 * Whether the row of a listing matches the chosen state on that day, by the same rule as `currentState` applies to the
 * requirements that the row summarises.
 * @param listing the alias of product_listings or standard_listings
 */
export function hasState(listing: SQL, choice: StateChoice, today: string): SQL {
  if (choice === 'in-force') return sql`${listing}.in_force_from <= ${today}::date`;
  if (choice === 'upcoming') return sql`${listing}.upcoming_until > ${today}::date`;
  return sql`${listing}.states && ${sql.param([...stateChoices[choice]])}::text[]`;
}
