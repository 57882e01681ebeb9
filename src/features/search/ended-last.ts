import type { Hit } from './rank-documents.server.ts';
import type { SearchResults } from './search.schema.ts';

type Product = SearchResults['products'][number];

/**
 * The products with those whose requirements have all ended after the others that were found as well as they: somebody
 * who types a customs code wants to know what applies. A better match stays before a worse one.
 */
export function endedLast(products: readonly Product[], hits: readonly Hit[]): Product[] {
  const tierOf = new Map(hits.flatMap(({ kind, id, tier }) => (kind === 'product' ? [[id, tier] as const] : [])));
  const runs: Product[][] = [];
  for (const product of products) {
    const run = runs.at(-1);
    if (run?.[0] && tierOf.get(run[0].id) === tierOf.get(product.id)) run.push(product);
    else runs.push([product]);
  }
  return runs.flatMap((run) => [...run.filter((product) => !hasEnded(product)), ...run.filter(hasEnded)]);
}

function hasEnded({ services }: Product): boolean {
  const states = services.flatMap((service) => service.states);
  return states.length > 0 && states.every((state) => state === 'rescinded' || state === 'de-notified');
}
