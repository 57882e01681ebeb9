import type { LegislationLeaf } from 'schema-dts';
import type { OrderDetail } from '#features/orders/find-order.server.ts';
import type { OrderState } from '#features/orders/list-order-states.server.ts';
import { isReplaced } from '#features/orders/replaced/is-replaced.ts';

type Legislation = Pick<
  LegislationLeaf,
  'legislationLegalForce' | 'legislationAmends' | 'legislationChanges' | 'legislationDateVersion'
>;

/**
 * Whether an order is in force on a day, and what it does to other orders, for search engines.
 * @param addressOf the public address of the order with that slug
 */
export function legislationOf(
  { slug, events }: Pick<OrderDetail, 'slug' | 'events'>,
  states: readonly OrderState[],
  day: string,
  addressOf: (slug: string) => string,
): Legislation {
  const inForce = states.filter((state) => state.state === 'in-force' && !isReplaced(state));
  const itsEvents = events.filter(({ by, target }) => by.slug === slug && target.slug !== slug);
  const targetsOf = (kinds: readonly string[]) => {
    const targets = itsEvents.filter(({ kind }) => kinds.includes(kind)).map(({ target }) => addressOf(target.slug));
    return [...new Set(targets)].map((address) => ({ '@id': address }));
  };
  const amended = targetsOf(['amend', 'defer']);
  const changed = targetsOf(['rescind', 'supersede', 'pause', 'resume', 'exempt']);
  return {
    legislationDateVersion: day,
    ...(states.length > 0 && { legislationLegalForce: forceOf(inForce.length, states.length) }),
    ...(amended.length > 0 && { legislationAmends: amended }),
    ...(changed.length > 0 && { legislationChanges: changed }),
  };
}

/** Audiences differ in their days, so an order can be in force for some of them only. */
function forceOf(inForce: number, all: number) {
  if (inForce === 0) return 'NotInForce';
  return inForce === all ? 'InForce' : 'PartiallyInForce';
}
