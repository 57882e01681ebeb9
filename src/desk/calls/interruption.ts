import { useSyncExternalStore } from 'react';

/**
 * What has to happen before a call can be made again: the session has ended, or the call asks for a proof of the last
 * minutes that it is still the same person.
 */
export type Interruption = 'sign-in' | 'proof';

type Waiting = { kind: Interruption; settle: (isDone: boolean) => void };

let waiting: (Waiting & { outcome: Promise<boolean> }) | null = null;
const listeners = new Set<() => void>();

/**
 * Asks for it over the page, once for all calls that wait. Resolves with false if the person gives up, and if there is no
 * page yet: whoever opens the desk is led to the sign-in instead.
 */
export function interrupt(kind: Interruption): Promise<boolean> {
  if (listeners.size === 0) return Promise.resolve(false);
  if (waiting) {
    // Whoever signs in has proven who they are as well.
    if (kind === 'sign-in') change({ ...waiting, kind });
    return waiting.outcome;
  }
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const settle = (isDone: boolean) => {
    change(null);
    resolve(isDone);
  };
  change({ kind, settle, outcome: promise });
  return promise;
}

/** What the person is asked for at the moment, and how to say that it is done or given up. */
export function useInterruption(): Waiting | null {
  return useSyncExternalStore(subscribe, () => waiting);
}

function change(next: typeof waiting) {
  waiting = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
