import { todayInIndia } from '#core/time/dates.ts';

/** India has no summer time; its days begin at 18:30 UTC of the day before. */
const offset = 5.5 * 60 * 60 * 1000;
const day = 24 * 60 * 60 * 1000;

/**
 * Calls the function at the beginning of each Indian day, because cached pages say which orders are in force today.
 * It does not keep the process alive.
 * @returns a function that stops it
 */
export function invalidateAtMidnight(invalidate: () => void): () => void {
  let timer: NodeJS.Timeout;

  function wait(today: string) {
    const midnight = Date.parse(`${today}T00:00:00Z`) - offset + day;
    timer = setTimeout(
      () => {
        const now = todayInIndia();
        // A timer may fire slightly early, and late on a machine that was asleep.
        if (now !== today) invalidate();
        wait(now);
      },
      Math.max(midnight - Date.now(), 1),
    );
    timer.unref();
  }

  wait(todayInIndia());
  return () => clearTimeout(timer);
}
