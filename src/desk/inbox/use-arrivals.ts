import { useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router';
import { call, unattended } from '#desk/calls/call.ts';

/** How often new leads are looked for while the screen is seen. */
const every = 30_000;
const patience = 20_000;

/**
 * Leads that came or changed appear by themselves, also when somebody comes back to the window. A look that fails is
 * followed by the next one, and none keeps the session alive.
 * @param mark of the list that is shown
 */
export function useArrivals(mark: number) {
  const { revalidate } = useRevalidator();
  const shown = useRef(mark);
  shown.current = mark;
  useEffect(() => {
    const stop = new AbortController();
    let isLooking = false;
    async function look() {
      if (isLooking || document.visibilityState !== 'visible') return;
      isLooking = true;
      await unattended(async () => {
        const signal = AbortSignal.any([stop.signal, AbortSignal.timeout(patience)]);
        const newest = await call('GET /lead-arrivals', { signal, isUninterrupted: true });
        if (newest.ok && newest.data.mark !== shown.current && !stop.signal.aborted) await revalidate();
      });
      isLooking = false;
    }
    const timer = setInterval(look, every);
    document.addEventListener('visibilitychange', look);
    return () => {
      stop.abort();
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [revalidate]);
}
