import type { RequirementState } from '#features/requirements/requirement-state.schema.ts';
import type { OrderName } from '../order-view.ts';

const standing: readonly RequirementState[] = ['in-force', 'upcoming', 'date-open', 'listed'];

/** Whether another order, the successor, is the one that gives an order's entries their state. */
export function isReplaced({ state, by }: { state: RequirementState; by: OrderName | null }): boolean {
  return by !== null && standing.includes(state);
}
