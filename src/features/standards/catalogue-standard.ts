import type { RequirementStatus } from '#features/requirements/requirement-state.schema.ts';

/** A standard as it appears in the list of the catalogue. */
export type CatalogueStandard = {
  slug: string;
  number: string;
  title: string | null;
  confirmed: boolean;
  successor: { slug: string; number: string } | null;
  /** The last day on which this standard and its successor are both accepted. */
  concurrentUntil: string | null;
  productCount: number;
  rows: RequirementStatus[];
};
