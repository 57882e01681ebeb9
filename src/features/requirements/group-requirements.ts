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
> & { products: { slug: string; name: string }[] };

/** Lists an order once for all the products that it covers, at the place of the first of them. */
export function groupRequirements(requirements: readonly Requirement[]): RequirementGroup[] {
  const groups = new Map<string, RequirementGroup>();
  for (const { id, product, ...requirement } of requirements) {
    const { service, state, orderName, orderReference, orderDate, implementationDate } = requirement;
    const { note, confirmed, publication, states } = requirement;
    const listed = { orderName, orderReference, orderDate, implementationDate };
    const shared = { service, state, ...listed, note, confirmed, publication, order: requirement.order, states };
    const key = JSON.stringify(shared);
    const group = groups.get(key) ?? { id, ...shared, products: [] };
    groups.set(key, group);
    if (!group.products.some(({ slug }) => slug === product.slug))
      group.products.push({ slug: product.slug, name: product.name });
  }
  return [...groups.values()];
}
