import type { Requirement } from './requirement.ts';

/** A requirement as the page of its standard shows it. */
export type RequirementUnderStandard = Pick<
  Requirement,
  | 'id'
  | 'product'
  | 'service'
  | 'state'
  | 'orderName'
  | 'orderReference'
  | 'orderDate'
  | 'implementationDate'
  | 'note'
  | 'source'
  | 'confirmed'
>;

/** Leaves out what the page does not show, so that the document does not carry it. */
export function toRequirementUnderStandard(requirement: Requirement): RequirementUnderStandard {
  const { id, product, service, state, orderName, orderReference, orderDate, implementationDate } = requirement;
  const { note, source, confirmed } = requirement;
  const order = { orderName, orderReference, orderDate, implementationDate };
  return { id, product, service, state, ...order, note, source, confirmed };
}
