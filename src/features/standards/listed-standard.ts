import type { ListedRow } from '#features/products/listed-product.ts';

/** A standard as the list shows and searches it. */
export type ListedStandard = {
  slug: string;
  number: string;
  title: string | null;
  englishTitle: string | null;
  confirmed: boolean;
  successor: { slug: string; number: string } | null;
  /** The last day on which this standard and its successor are both accepted. */
  concurrentUntil: string | null;
  productCount: number;
  rows: ListedRow[];
};
