import type { RequirementState } from '#features/requirements/requirement-state.schema.ts';
import type { OrderName } from './order-view.ts';

const standing: readonly RequirementState[] = ['in-force', 'upcoming', 'date-open'];

/** Whether what stands under an order today stands there by another order, its successor. */
export function isReplaced({ state, by }: { state: RequirementState; by: OrderName | null }): boolean {
  return by !== null && standing.includes(state);
}
