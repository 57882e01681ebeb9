import type { RequirementState } from '#db/schema/mandatory-products.ts';
import { currentState } from '#features/requirements/requirement-state.ts';

type DatedState = { state: RequirementState; implementationDate: string | null };

/** What a list tells of one line: its state and day, and whether all of it was seen in a source. */
export type ListedRow = DatedState & { confirmed: boolean };

/** A product as lists show and search it. */
export type ListedProduct = {
  id: number;
  slug: string;
  name: string;
  technicalName: string | null;
  categories: { slug: string; name: string }[];
  services: { name: string; slug: string; categorySlug: string; rows: ListedRow[] }[];
  standards: string[];
  /** The English name, and the words that official lists use. */
  otherNames: string[];
};

/** The different states that hold on that day, in the order of the rows. */
export function statesOn(rows: readonly DatedState[], today: string): RequirementState[] {
  return [...new Set(rows.map((row) => currentState(row, today)))];
}
