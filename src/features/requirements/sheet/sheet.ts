import type { OrderName } from '#features/orders/order-view.ts';
import type { Publication } from '#features/publications/publication.schema.ts';
import type { RequirementState } from '../requirement-state.schema.ts';
import type { Duty } from './duty-of.server.ts';
import type { SheetReader } from './sheet-reader.ts';
import type { TimeRule } from './time-rule.ts';

/** What a product needs, on one sheet. Its sentences are in the reader's language. */
export type Sheet = {
  reader: SheetReader;
  /** The answer in one sentence; null for a product that is on no list. */
  verdict: string | null;
  schemes: SheetScheme[];
  /** Null when no scheme has a day. */
  rule: TimeRule | null;
  publications: Publication[];
  /** The day, or else the month, up to which all of its data were read. */
  readTo: string | null;
};

export type SheetScheme = {
  slug: string;
  /** The short name, and the path of its service. */
  name: string;
  to: string;
  states: { state: RequirementState; words: string }[];
  /** How many further states its entries have. */
  more: number;
  orders: OrderName[];
  duty: Duty | null;
  /** At least one fact is still to be confirmed. */
  inDoubt: boolean;
};
