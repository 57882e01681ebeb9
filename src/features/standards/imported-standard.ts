import type { StandardNumber } from './standard-number.ts';

/** A standard as read from the official lists that name it. */
export type ImportedStandard = StandardNumber & {
  title: string | null;
  /** The slug of the standard that replaces it. */
  successor: string | null;
  concurrentUntil: string | null;
  source: string | null;
  confirmed: boolean;
};
