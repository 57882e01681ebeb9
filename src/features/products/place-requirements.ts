import type { PlacedRequirement } from '#features/requirements/requirements.content.server.ts';
import type { ImportedProduct } from './resolve-products.ts';

type Row = ImportedProduct['rows'][number];

/** Each row of the lists once for each product that it names, with its position in its list. */
export function placeRequirements(rows: Row[], products: ImportedProduct[]): PlacedRequirement[] {
  const productsOf = new Map<Row, string[]>();
  for (const { slug, rows: own } of products) {
    for (const row of own) productsOf.set(row, [...(productsOf.get(row) ?? []), slug]);
  }
  return [...Map.groupBy(rows, (row) => row.list).values()].flatMap((list) =>
    list.flatMap((row, index) => {
      // The list's own number where it has one, so that a row that leaves does not move the others.
      const position = /^\d+$/.test(row.key) ? Number(row.key) : index + 1;
      return (productsOf.get(row) ?? []).map((product) => ({ ...row, position, product }));
    }),
  );
}
