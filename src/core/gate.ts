import pLimit from 'p-limit';
import { refusalTexts } from './http/refusal.messages.ts';
import { Refusal } from './http/refusal.ts';

/** In seconds, when to try again. */
export const busyFor = 2;

/** Runs the work when it is its turn. */
export type Gate = <Result>(work: () => Promise<Result>) => Promise<Result>;

export type GateLimits = {
  atOnce: number;
  /** How many may wait; the next one is refused with 503. */
  waiting: number;
  /** In milliseconds; whoever has waited longer is refused with 503 too, even if nobody has left since. */
  patience?: number;
};

/** Limits how much of one kind of work runs at once, so that a flood of it leaves room for everything else. */
export function createGate({ atOnce, waiting, patience = 5_000 }: GateLimits): Gate {
  const limit = pLimit(atOnce);
  return async <Result>(work: () => Promise<Result>) => {
    if (limit.pendingCount >= waiting) throw busy();
    return new Promise<Result>((resolve, reject) => {
      let hasLeft = false;
      const timer = setTimeout(() => {
        hasLeft = true;
        reject(busy());
      }, patience);
      void limit(async () => {
        if (hasLeft) return;
        clearTimeout(timer);
        await work().then(resolve, reject);
      });
    });
  };
}

/** A gate of its own for each key, such as a network, so that one flood waits for itself and not everybody for it. */
export function createGates(limits: GateLimits): (key: string) => Gate {
  const gates = new Map<string, { gate: Gate; inside: number }>();
  return (key) => async (work) => {
    const entry = gates.get(key) ?? { gate: createGate(limits), inside: 0 };
    gates.set(key, entry);
    entry.inside += 1;
    try {
      return await entry.gate(work);
    } finally {
      entry.inside -= 1;
      if (entry.inside === 0) gates.delete(key);
    }
  };
}

function busy(): Refusal {
  return new Refusal(503, refusalTexts.busy, { retryAfter: busyFor });
}
