import type { RequirementState } from '#db/schema/mandatory-products.ts';

export type RequirementStandard = {
  slug: string;
  number: string;
  title: string | null;
  successor: { slug: string; number: string } | null;
  /** The last day on which this standard and its successor are both accepted. */
  concurrentUntil: string | null;
};

/** One line of an official list: what it asks of a product, from where we know it, and how sure it is. */
export type Requirement = {
  id: number;
  product: { slug: string; name: string };
  service: { slug: string; name: string; categorySlug: string };
  /** Which list: `bis_isi`, `wpc_eta` … */
  list: string;
  listedAs: string | null;
  state: RequirementState;
  stateText: string | null;
  group: string | null;
  scheme: string | null;
  phase: string | null;
  eeeCode: string | null;
  others: string | null;
  orderName: string | null;
  orderReference: string | null;
  orderDate: string | null;
  amendmentReference: string | null;
  amendmentDate: string | null;
  implementationDate: string | null;
  note: string | null;
  source: string | null;
  confirmed: boolean;
  standards: RequirementStandard[];
};
