import type { FeeSummary } from '#features/fees/list-fee-summaries.server.ts';
import type { OrderName } from '#features/orders/order-view.ts';
import type { Publication } from '#features/publications/list-publications.server.ts';
import type { RequirementState } from '#features/requirements/requirement-state.schema.ts';
import type { StateWords } from '#features/requirements/sheet/sheet.ts';
import type { SideEffect } from '#features/requirements/side-rules.schema.ts';
import type { Likelihood, SheetFor } from '../evaluation/assess-family.ts';
import type { Status } from '../evaluation/evaluate.ts';
import type { WholeCourse } from './way-of.ts';

/** What holds for a family of products, on one sheet. Its sentences are in the reader's language. */
export type FamilySheet = SheetFor & {
  /** One line for each route: makers in India and importers, or the one that the sheet is for. */
  verdicts: { label: string; words: string }[];
  /** Whether makers of different size have different days, so that the size is worth a choice. */
  dependsOnSize: boolean;
  applies: FamilyRow[];
  /** What the trade policy says where no approval stands for it; null where an approval's row says it, or nothing does. */
  imports: FamilyRow | null;
  mayApply: FamilyRow[];
  doesNotApply: FamilyRow[];
  /** What things in the box need of their own; empty on a sheet that is not about a visitor's own product. */
  supplied: FamilyRow[];
  /** Approvals for which nothing was found, in which lists and when; `isConfirmed` when a person has checked it. */
  noneFound: { names: string[]; words: string }[];
  /** Approvals that nobody has checked for this family, and what is known of them all the same. */
  notChecked: { key: string; name: string; hasStance: boolean; why: string | null }[];
  publications: Publication[];
  orders: OrderName[];
  /** How many questions about the visitor's own product could still settle something. */
  questions: number;
  /** The ways to the approvals that apply; null on a sheet that is not about a visitor's own product. */
  course: WholeCourse | null;
  reading: string;
};

/** The rows of the two parts. Where nothing is certain, neither is what the trade policy makes of it. */
export function shownRows({ applies, imports, mayApply }: Pick<FamilySheet, 'applies' | 'imports' | 'mayApply'>) {
  const asked = imports ? [imports] : [];
  return applies.length > 0
    ? { certain: [...applies, ...asked], open: mayApply }
    : { certain: [], open: [...mayApply, ...asked] };
}

/** How many standards a row names. */
export const mostStandards = 4;

/** One approval on the sheet. */
export type FamilyRow = {
  key: string;
  name: string;
  to: string | null;
  status: Status;
  likelihood: Likelihood;
  /** What the trade policy asks, in a word of its own: `Import licence needed`. */
  asked: { effect: SideEffect; label: string } | null;
  /** For whom and since when, as rows of lists say it. */
  states: StateWords[];
  standards: { slug: string; number: string }[];
  /** How many standards there are beyond those. */
  moreStandards: number;
  orders: OrderName[];
  /** The government's fees in a line; null where it does not apply or we have no service for it. */
  fees: FeeSummary | null;
  /** What the trade policy says besides of the rows of lists, each in its own words; only of the trade policy. */
  conditions: { effect: SideEffect; label: string; words: string }[];
  /** What it depends on, and what else there is to say: whole sentences. */
  sentences: string[];
  /** What stands behind it; null on a sheet that is not about a visitor's own product. */
  details: RowDetails | null;
};

/** What stands behind an approval on the sheet of somebody's own product. */
export type RowDetails = {
  /** The days of those for whom the sheet is not. */
  others: { state: RequirementState; words: string }[];
  /** Our service for it, and for goods from where: there may be another for those from elsewhere. */
  route: { name: string; place: string | null } | null;
  /** All orders that it rests on. */
  orders: OrderName[];
  /** The standards that the row leaves out. */
  standards: { slug: string; number: string }[];
  /** The rows and rules that it rests on, each with where we have read it. */
  grounds: Ground[];
  /** What else decides it: what is true of the whole family, and what is taken for granted. */
  facts: string[];
  /** The papers that its steps name; null where no source names any. */
  papers: { names: string[]; source: string; readOn: string } | null;
  /** What would settle it, where it is open: questions, and the authority. */
  settles: { questions: string[]; authority: string | null } | null;
};

export type Ground = {
  words: string;
  /** The list, or the paper behind a rule; null where we have none. */
  source: string | null;
  /** The day up to which somebody has checked that it still stands. */
  checkedOn: string | null;
  /** Of an exemption that an order grants: the order, and the clause where a source names it. */
  exemption?: { order: OrderName; clause: string | null };
};
