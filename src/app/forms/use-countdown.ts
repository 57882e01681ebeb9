import { useEffect, useState } from 'react';

/** Counts down from `seconds` to 0; `restart` starts again. It reads the clock, so it is correct after a tab has slept. */
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
