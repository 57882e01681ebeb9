import { indianDay, nextIndianMidnight } from '#core/time/indian-time.ts';

/**
 * Calls the function at the beginning of each Indian day, because cached pages say which orders are in force today.
 * It does not keep the process alive.
 * @returns a function that stops it
 */
export function invalidateAtMidnight(invalidate: () => void): () => void {
  let timer: NodeJS.Timeout;

  function wait(from: Date) {
    timer = setTimeout(
      () => {
        const now = new Date();
        // A timer may fire slightly early, and late on a machine that was asleep.
        if (indianDay(now) !== indianDay(from)) invalidate();
        wait(now);
      },
      Math.max(nextIndianMidnight(from).getTime() - Date.now(), 1),
    );
    timer.unref();
  }

  wait(new Date());
  return () => clearTimeout(timer);
}
