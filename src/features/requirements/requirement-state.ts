import type { RequirementState } from '#db/schema/mandatory-products.ts';

type Dated = { state: RequirementState; implementationDate: string | null };

/**
 * The state on that day (both as `YYYY-MM-DD`): an order in force whose date lies ahead is
 * upcoming until then, so a stored row turns by itself.
 */
export function currentState(row: Dated, today: string): RequirementState {
  const liesAhead = row.implementationDate !== null && row.implementationDate > today;
  return row.state === 'in-force' && liesAhead ? 'upcoming' : row.state;
}
