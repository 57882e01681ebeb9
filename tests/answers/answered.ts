import type { Verdict } from './judge.ts';
import type { Walked } from './walk-flow.ts';

export const phrasings = ['plain', 'trade', 'misspelt'] as const;
/** @property made the day on which it was written down */
export type Product = { key: string; sector: string; made: string } & Record<(typeof phrasings)[number], string>;

export type Named = {
  phrasing: (typeof phrasings)[number];
  /** The place of a right family among those found, from 1; null when none was found or no family is right. */
  place: number | null;
  hasFamily: boolean;
  /** Whether the page asks which product is meant, and states nothing. */
  isAsked: boolean;
};

export type Answered = Named & {
  product: Product;
  /** The slug of the first family found; empty when none was. */
  first: string;
  verdict: Verdict;
  /** How many approvals may apply by the sheet that is shown first; null where the page asks, or finds nothing. */
  mayApply: number | null;
  /** The family that is picked; empty where none of the right ones is among five. */
  family: string;
  flow: Flow;
};

/** What the questions about the right family led to; `walked` is null where that family was not among five. */
export type Flow = { verdict: Verdict; walked: Walked | null };
