import type { Requirement } from './requirement.ts';

/** Requirements that differ only in their product; the id is that of the first one. */
export type RequirementGroup = Pick<
  Requirement,
  | 'id'
  | 'service'
  | 'state'
  | 'orderName'
  | 'orderReference'
  | 'orderDate'
  | 'implementationDate'
  | 'note'
  | 'confirmed'
  | 'publication'
  | 'order'
  | 'states'
> & {
  products: { slug: string; name: string }[];
  /** The last day on which the standard of the page counts for them, where an order gives one. */
  acceptedUntil: string | null;
};

/**
 * Lists an order once for all the products that it covers, at the place of the first of them.
 * @param standard the slug of the standard under which they stand
 */
export function groupRequirements(requirements: readonly Requirement[], standard: string): RequirementGroup[] {
  const groups = new Map<string, RequirementGroup>();
  for (const { id, product, ...requirement } of requirements) {
    const { service, state, orderName, orderReference, orderDate, implementationDate } = requirement;
    const { note, confirmed, publication, states } = requirement;
    const { order } = requirement;
    // The order of today is shown instead of that of the list, so requirements do not differ by it.
    const listedOrder = order
      ? { orderName: null, orderReference: null, orderDate: null }
      : { orderName, orderReference, orderDate };
    const listed = { ...listedOrder, implementationDate };
    const accepted = requirement.standards.find(({ slug }) => slug === standard)?.accepted;
    const acceptedUntil = accepted?.until ?? null;
    const shared = { service, state, ...listed, note, confirmed, publication, order, states, acceptedUntil };
    const key = JSON.stringify(shared);
    const group = groups.get(key) ?? { id, ...shared, products: [] };
    groups.set(key, group);
    if (!group.products.some(({ slug }) => slug === product.slug))
      group.products.push({ slug: product.slug, name: product.name });
  }
  return [...groups.values()];
}
