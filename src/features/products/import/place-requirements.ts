import type { ImportedProduct } from './resolve-products.ts';

type Row = ImportedProduct['rows'][number];
/** A row of a list under one of the products that it names. */
export type PlacedRequirement = Row & { product: string; position: number };

/** Repeats each row of the lists for every product that it names, with its position in its list. */
export function placeRequirements(rows: Row[], products: ImportedProduct[]): PlacedRequirement[] {
  const productsOf = new Map<Row, string[]>();
  for (const { slug, rows: rowsOfProduct } of products) {
    for (const row of rowsOfProduct) productsOf.set(row, [...(productsOf.get(row) ?? []), slug]);
  }
  return [...Map.groupBy(rows, (row) => row.list).values()].flatMap((list) =>
    list.flatMap((row, index) => {
      // The list's own number if it has one, so that removing a row does not move the others.
      const position = /^\d+$/.test(row.key) ? Number(row.key) : index + 1;
      return (productsOf.get(row) ?? []).map((product) => ({ ...row, position, product }));
    }),
  );
}
