import type { FeeSummary } from '#features/fees/list-fee-summaries.server.ts';
import type { OrderName } from '#features/orders/order-view.ts';
import type { Publication } from '#features/publications/list-publications.server.ts';
import type { TimeRule } from '#ui/drawings/time-rule.ts';
import type { Duty } from '../duties/list-duties.server.ts';
import type { RequirementState } from '../requirement-state.schema.ts';
import type { SideEffect, SideRegime } from '../side-rules.schema.ts';
import type { SheetReader } from './sheet-reader.ts';

/** What a product needs, on one sheet. Its sentences are in the reader's language. */
export type Sheet = {
  reader: SheetReader;
  /** The sheets of the product for all readers. */
  choices: { reader: SheetReader; label: string }[];
  /** The answer in one sentence; null for a product that is on no list. */
  verdict: string | null;
  schemes: SheetScheme[];
  /** What applies beside the schemes, one row for each regime. */
  sides: SideRow[];
  /** Null when no scheme has a day. */
  rule: TimeRule | null;
  publications: Publication[];
  /** The day it was computed for, and the day up to which its data were read. */
  reading: string;
};

/** For whom and since when something has a state; the words follow its name. */
export type StateWords = {
  state: RequirementState;
  words: string;
  /** The names of rows within the words that are English on a page of another language, as their list has them. */
  english?: readonly string[];
};

export type SheetScheme = {
  slug: string;
  /** The short name, and the path of its service. */
  name: string;
  to: string;
  states: StateWords[];
  orders: OrderName[];
  duty: Duty | null;
  /** The government's fees in a line, with the page of all fees; null where nobody has to act, or on a sheet without fees. */
  fees: FeeSummary | null;
  /** Sentences that say that entries have further states, or what is in doubt; one of those may be English still. */
  notes: string[];
};

/** What one regime beside the official lists asks: import policy, or producer responsibility for one kind of waste. */
export type SideRow = {
  /** `kind` where it follows from what kind of product it is. */
  regime: SideRegime | 'kind';
  name: string;
  /** The path of the service that deals with it. */
  to: string | null;
  /** Since when its kind needs it, under which orders, and the government's fees; empty for rules beside the lists. */
  law: Pick<SheetScheme, 'states' | 'orders' | 'fees'>;
  /** It stands above the schemes, because goods under it may not be imported without more ado. */
  isLeading: boolean;
  lines: {
    effect: SideEffect;
    isOver: boolean;
    /** Only the product's own page names it. */
    isDetail: boolean;
    label: string;
    words: string;
    document: string | null;
  }[];
  /** Says when nobody has checked it against the authority's own papers. */
  note: string;
};
