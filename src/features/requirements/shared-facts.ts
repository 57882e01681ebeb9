import type { Requirement } from './requirement.ts';

const fieldsOf = {
  state: ({ state, implementationDate, confirmed }: Requirement) => [state, implementationDate, confirmed],
  order: ({ order, orderName, orderReference, orderDate }: Requirement) => [
    order?.slug,
    order?.number === orderReference || [orderName, orderReference, orderDate],
  ],
  amendment: ({ state, order, amendmentReference, amendmentDate }: Requirement) => [
    ...[state, order?.slug, amendmentReference, amendmentDate],
  ],
  phase: ({ phase }: Requirement) => [phase],
  group: ({ group }: Requirement) => [group],
  scheme: ({ scheme }: Requirement) => [scheme],
};

export type SharedFact = keyof typeof fieldsOf;
const names: readonly SharedFact[] = ['state', 'order', 'amendment', 'phase', 'group', 'scheme'];

/** What several requirements have in common, so that it need be said only once; nothing for a single one. */
export function sharedFacts(requirements: readonly Requirement[]): ReadonlySet<SharedFact> {
  if (requirements.length < 2) return new Set();
  const isShared = (name: SharedFact) =>
    new Set(requirements.map((requirement) => JSON.stringify(fieldsOf[name](requirement)))).size === 1;
  return new Set(names.filter(isShared));
}
