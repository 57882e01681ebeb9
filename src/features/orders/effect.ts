import type { RequirementState } from '#features/requirements/requirement-state.schema.ts';
import type { Audience, Confidence, EffectKind } from './order.schema.ts';

/** What one instrument does to the order that a line stands under. Days are `YYYY-MM-DD`. */
export type Effect = {
  /** The slug of the instrument. */
  order: string;
  /** The day from which the instrument can be known: its publication, else its signature. */
  publishedOn: string;
  /** Its place among the effects of the instrument. */
  position: number;
  /** The slug of the order that it acts on. */
  target: string;
  kind: EffectKind;
  audiences: readonly Audience[];
  /** Whether it was limited to certain lines; all effects given to the fold concern its line. */
  limited: boolean;
  /** The first day; null when the instrument leaves it open, or when it is that of publication. */
  on: string | null;
  /** The last day of a pause or an exemption. */
  until: string | null;
  /** What visitors need to know of a condition; an exemption with a condition changes no state. */
  text: string | null;
  confidence: Confidence;
  /** The day on which we wrote it down, and the day on which we corrected it away. */
  recordedOn: string;
  withdrawnOn: string | null;
};

/** What an official list says of a line, for as long as no order says more. */
export type Listing = {
  state: RequirementState;
  /** The month of the list, `2026-06`. */
  asOf: string;
};

/** A day on which somebody read on whether an order still stands as it did. */
export type Check = { order: string; on: string };

export type LineState = {
  state: RequirementState;
  /** The day on which the state began, if an effect gives it. */
  since: string | null;
  /** The last day of a pause, or the day before an upcoming beginning; null when no effect gives it. */
  until: string | null;
  /** The slug of the order that says so. */
  order: string | null;
  because: readonly Effect[];
  /** Two instruments of one day, or an instrument and a later list, disagree. */
  contradiction: boolean;
};

/** Everything that is known of one line. */
export type LineFacts = {
  effects: readonly Effect[];
  checks: readonly Check[];
  listing: Listing | null;
};
