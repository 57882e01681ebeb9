import { useEffect, useState } from 'react';

/** Seconds until it is over, from `seconds` down to 0; `restart` begins anew. Counts by the clock, so a sleeping tab is right. */
export function useCountdown(seconds: number) {
  const [end, setEnd] = useState(() => Date.now() + seconds * 1000);
  const [left, setLeft] = useState(seconds);

  useEffect(() => {
    function count() {
      const now = Math.max(0, Math.ceil((end - Date.now()) / 1000));
      setLeft(now);
      if (now === 0) clearInterval(timer);
    }
    const timer = setInterval(count, 1000);
    count();
    return () => clearInterval(timer);
  }, [end]);

  return { left, restart: () => setEnd(Date.now() + seconds * 1000) };
}
