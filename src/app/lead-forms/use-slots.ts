import { useEffect, useState } from 'react';
import { call } from '#app/calls/call.ts';

/** Free slots of a day; `slots` is null where they could not be had. */
type DaySlots = { day: string; slots: string[] | null };

/**
 * The free times of that day (`YYYY-MM-DD`), asked for whenever it changes. A failure is only logged:
 * the windows remain.
 *
 * @param refusal why the chosen time was refused: the list is asked for again, because somebody else may have it
 */
export function useSlots(day: string, refusal?: string): { loading: boolean; slots: string[] | null } {
  const [answer, setAnswer] = useState<DaySlots>({ day: '', slots: null });

  // biome-ignore lint/correctness/useExhaustiveDependencies: a refusal makes the list old
  useEffect(() => {
    if (!day) return;
    const stop = new AbortController();
    const body = new FormData();
    body.set('date', day);
    void call<{ slots: string[] }>('/getAvailableSlots', { body, signal: stop.signal }).then((result) => {
      if (stop.signal.aborted) return;
      // biome-ignore lint/suspicious/noConsole: a failing load of slots is only logged
      if (!result.ok) console.error('getAvailableSlots', result.status, result.message);
      setAnswer({ day, slots: result.ok ? result.data.slots : null });
    });
    return () => stop.abort();
  }, [day, refusal]);

  if (!day) return { loading: false, slots: null };
  return answer.day === day ? { loading: false, slots: answer.slots } : { loading: true, slots: null };
}
