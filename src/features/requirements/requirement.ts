import type { CustomsCode } from '#features/orders/lines/list-customs-codes.server.ts';
import type { AudienceState } from '#features/orders/lines/list-line-states.server.ts';
import type { Doubt } from '#features/orders/list-doubts.server.ts';
import type { OrderName } from '#features/orders/order-view.ts';
import type { Publication } from '#features/publications/list-publications.server.ts';
import type { RequirementState } from '#features/requirements/requirement-state.schema.ts';

export type RequirementStandard = {
  slug: string;
  number: string;
  title: string | null;
  successor: { slug: string; number: string } | null;
  /** The last day on which this standard and its successor are both accepted. */
  concurrentUntil: string | null;
  /** What an order says of this standard for the requirement; null when none does. */
  accepted: { from: string | null; until: string | null; order: string } | null;
};

/** One row of an official list: what it requires of a product, where it is published, and whether it was checked. */
export type Requirement = {
  id: number;
  product: { slug: string; name: string; technicalName: string | null };
  service: { slug: string; name: string; categorySlug: string };
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
  /** The state for each audience today; empty when no order and no list explains it. */
  states: AudienceState[];
  /** The order that it stands under today, which may have replaced the one that the list names. */
  order: OrderName | null;
  /** The last day up to which somebody has checked whether that order still stands. */
  readTo: string | null;
  /** What is in doubt about the row, in words. */
  doubts: readonly Doubt[];
  customsCodes: CustomsCode[];
  note: string | null;
  /** The publication that the list comes from; null when there is none to cite. */
  publication: Publication | null;
  confirmed: boolean;
  standards: RequirementStandard[];
};
