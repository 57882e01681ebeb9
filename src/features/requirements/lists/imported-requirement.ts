import type { RequirementState } from '#features/requirements/requirement-state.schema.ts';
import type { StandardNumber } from '#features/standards/standard-number.ts';
import type { RequirementList } from '../requirement-list.schema.ts';

/** One row of an official list as read from its file, before it is assigned to its product. */
export type ImportedRequirement = {
  list: RequirementList;
  key: string;
  /** The list's own words for the product. */
  listedAs: string;
  /** The same words, tidied and corrected, or a better name that the row gives in another field. */
  name: string;
  /** The name before its corrections. Addresses are made from it, so that a correction does not change them. */
  addressName: string;
  technicalName: string | null;
  /** The word under which product-categories.csv lists the category. */
  sourceCategory: string;
  state: RequirementState;
  stateText: string | null;
  group: string | null;
  scheme: string | null;
  eeeCode: string | null;
  phase: string | null;
  others: string | null;
  orderName: string | null;
  orderReference: string | null;
  orderDate: string | null;
  /** Used to find the notification when the list gives a year but no date; not stored. */
  orderYear: string | null;
  amendmentReference: string | null;
  amendmentDate: string | null;
  implementationDate: string | null;
  /** Shown to visitors. */
  note: string | null;
  /** Where the row was found and what is doubtful about it; shown to staff. */
  source: string | null;
  confirmed: boolean;
  standards: StandardNumber[];
  standardTitle: string | null;
  successor: StandardNumber | null;
  concurrentUntil: string | null;
  file: string;
  line: number;
};

/** A row as its reader returns it, before names are corrected. */
export type ReadRequirement = Omit<ImportedRequirement, 'addressName'>;

export const emptyRequirement = {
  technicalName: null,
  group: null,
  scheme: null,
  eeeCode: null,
  phase: null,
  others: null,
  orderName: null,
  orderReference: null,
  orderDate: null,
  orderYear: null,
  amendmentReference: null,
  amendmentDate: null,
  implementationDate: null,
  note: null,
  standards: [],
  standardTitle: null,
  successor: null,
  concurrentUntil: null,
} satisfies Partial<ImportedRequirement>;
