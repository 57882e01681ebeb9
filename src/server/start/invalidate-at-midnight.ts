import { todayInIndia } from '#core/time/dates.ts';

/** India has no summer time: its days begin at 18:30 of the day before in UTC. */
const offset = 5.5 * 60 * 60 * 1000;
const day = 24 * 60 * 60 * 1000;

/**
 * Calls that function at the beginning of each Indian day: kept pages say which orders are in force
 * today. It does not hold up the end of the process.
 * @returns a function that ends it
 */
export function invalidateAtMidnight(invalidate: () => void): () => void {
  let timer: NodeJS.Timeout;

  function wait(today: string) {
    const midnight = Date.parse(`${today}T00:00:00Z`) - offset + day;
    timer = setTimeout(
      () => {
        const now = todayInIndia();
        // A timer may be early by a little, and a machine that slept wakes late.
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
