import { distinctBy } from '#core/distinct-by.ts';
import type { OrderName } from '#features/orders/order-view.ts';
import type { Requirement } from './requirement.ts';
import { currentState } from './requirement-state.schema.ts';

/** The orders of the requirements, without those that no longer ask anything; each once. */
export function ordersThatStand(requirements: readonly Requirement[], today: string): OrderName[] {
  const standing = requirements.filter(
    (requirement) => !['rescinded', 'de-notified'].includes(currentState(requirement, today)),
  );
  return distinctBy(
    standing.flatMap(({ order }) => order ?? []),
    ({ slug }) => slug,
  );
}
