import type { Facts } from '../condition.schema.ts';
import { certainFact, type FactKind } from '../evaluation/known-facts.ts';
import { unknownProduct } from '../unknown-product.ts';
import type { Family } from './find-family.server.ts';

type Kinds = ReadonlyMap<string, { kind: FactKind }>;

/** What a family would have on record if it were usual for it. */
const unrecorded: Facts = {
  'supplied-with': { values: ['none'] },
  battery: { values: ['none'] },
  radio: { values: ['none'] },
};

/** What is certain for all products of a family, or typical of them. */
export function factsOfFamily({ facts }: Pick<Family, 'facts'>, kinds: Kinds, certainty: 'always' | 'typical'): Facts {
  const stated = facts.filter((fact) => fact.certainty === certainty);
  return Object.fromEntries(
    stated.flatMap(({ fact, values }) => {
      const kind = kinds.get(fact)?.kind;
      return kind && values.length > 0 ? [[fact, certainFact(kind, values)]] : [];
    }),
  );
}

/** What is usual for a family; it settles nothing. Of an unknown product nothing is usual. */
export function usualFacts(family: Pick<Family, 'slug' | 'facts'>, kinds: Kinds): Facts {
  if (family.slug === unknownProduct) return {};
  return { ...unrecorded, ...factsOfFamily(family, kinds, 'typical') };
}
