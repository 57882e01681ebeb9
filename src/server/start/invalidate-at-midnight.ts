import { indianDay, nextIndianMidnight } from '#core/time/indian-time.ts';

/** Timers do not notice that the clock was set, or that the machine was asleep, so the day is looked at again. */
const longestWait = 30_000;

/**
 * Calls the function at the beginning of each Indian day, because cached pages say which orders are in force today.
 * It does not keep the process alive.
 * @returns a function that stops it
 */
export function invalidateAtMidnight(invalidate: () => void): () => void {
  let timer: NodeJS.Timeout;

  function wait(from: Date) {
    const untilMidnight = nextIndianMidnight(from).getTime() - Date.now();
    timer = setTimeout(
      () => {
        const now = new Date();
        if (indianDay(now) !== indianDay(from)) invalidate();
        wait(now);
      },
      Math.min(Math.max(untilMidnight, 1), longestWait),
    );
    timer.unref();
  }

  wait(new Date());
  return () => clearTimeout(timer);
}
