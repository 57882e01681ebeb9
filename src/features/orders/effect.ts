import type { RequirementState } from '#features/requirements/requirement-state.schema.ts';
import type { Audience, Confidence, EffectKind } from './order-kinds.schema.ts';

/** What an instrument does to an order that a line stands under. Days are `YYYY-MM-DD`. */
export type Effect = {
  /** The slug of the instrument. */
  order: string;
  /**
   * The day from which the instrument counts: that of its publication, or else of its signature; for an extension that was
   * made after the start that it moves, that start.
   */
  publishedOn: string;
  /** Its place among the effects of the instrument. */
  position: number;
  /** The slug of the order that it acts on. */
  target: string;
  kind: EffectKind;
  audiences: readonly Audience[];
  /** Whether it is limited to certain lines. Those effects that the fold receives always include its line. */
  limited: boolean;
  /** The first day; null when the instrument leaves it open, or when it is the day of publication. */
  on: string | null;
  /** The last day of a pause or an exemption. */
  until: string | null;
  /** A condition, in words for visitors; an exemption with a condition changes no state. */
  text: string | null;
  confidence: Confidence;
  /** The day on which we recorded it, and the day on which a correction withdrew it; null while it stands. */
  recordedOn: string;
  withdrawnOn: string | null;
};

/** What an official list says about a line; it counts for as long as no order says more. */
export type Listing = {
  state: RequirementState;
  /** The month of the list, `2026-06`. */
  asOf: string;
};

/** A day on which somebody checked whether an order still stands as it did. */
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
  /** Whether two instruments of one day, or an instrument and a later list, disagree. */
  contradiction: boolean;
};

/** Everything that is known about one line. */
export type LineFacts = {
  effects: readonly Effect[];
  checks: readonly Check[];
  listing: Listing | null;
};
