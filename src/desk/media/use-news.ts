import { useEffect, useEffectEvent } from 'react';
import { unattended } from '#desk/calls/call.ts';

/** Looks every few seconds whether something that is being made is ready, as long as it is not. */
export function useNews(isWaiting: boolean, look: () => Promise<unknown>) {
  const ask = useEffectEvent(() => unattended(async () => void (await look())));
  useEffect(() => {
    if (!isWaiting) return;
    const clock = setInterval(() => void ask(), 3_000);
    return () => clearInterval(clock);
  }, [isWaiting]);
}
