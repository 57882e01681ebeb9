import pLimit from 'p-limit';
import { refusalTexts } from './http/refusal.messages.ts';
import { Refusal } from './http/refusal.ts';

/** Runs the work when it is its turn. */
export type Gate = <Result>(work: () => Promise<Result>) => Promise<Result>;

/**
 * Limits how much of one kind of work runs at once, so that a flood of it leaves room for everything else.
 * @param waiting how many may wait; the next one is refused with 503
 */
export function createGate({ atOnce, waiting }: { atOnce: number; waiting: number }): Gate {
  const limit = pLimit(atOnce);
  return async (work) => {
    if (limit.pendingCount >= waiting) throw new Refusal(503, refusalTexts.busy, { retryAfter: 2 });
    return limit(work);
  };
}
