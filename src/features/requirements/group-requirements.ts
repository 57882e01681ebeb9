import type { CustomsCode } from '#features/orders/lines/list-customs-codes.server.ts';
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
  /** The customs codes of all the products, in their order. */
  customsCodes: CustomsCode[];
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
    const group = groups.get(key) ?? { id, ...shared, products: [], customsCodes: [] };
    groups.set(key, group);
    group.customsCodes = withCodes(group.customsCodes, requirement.customsCodes);
    if (!group.products.some(({ slug }) => slug === product.slug))
      group.products.push({ slug: product.slug, name: product.name });
  }
  return [...groups.values()];
}

/** A code that an order names stays the order's, whoever else has chosen it. */
function withCodes(known: readonly CustomsCode[], more: readonly CustomsCode[]): CustomsCode[] {
  const chosen = (basis: CustomsCode['basis']) =>
    [...known, ...more].filter((customsCode) => customsCode.basis === basis);
  const byCode = new Map([...chosen('ours'), ...chosen('order')].map((customsCode) => [customsCode.code, customsCode]));
  return [...byCode.values()].sort((a, b) => a.code.localeCompare(b.code));
}
