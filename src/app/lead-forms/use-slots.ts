import { useEffect } from 'react';
import { useCall } from '#app/calls/use-call.ts';

/**
 * The free times of that day (`YYYY-MM-DD`); null where they could not be had. A failure is only logged: the
 * windows remain.
 *
 * @param refusal why the chosen time was refused: the list is read again, because somebody else may have it
 */
export function useSlots(day: string, refusal?: string): { loading: boolean; slots: string[] | null } {
  const { result } = useCall('POST /getAvailableSlots', day ? { form: { date: day } } : null, refusal);
  useEffect(() => {
    // biome-ignore lint/suspicious/noConsole: a failing load of slots is only logged
    if (result?.ok === false) console.error('getAvailableSlots', result.status, result.message);
  }, [result]);
  return { loading: day !== '' && !result, slots: result?.ok ? result.data.slots : null };
}
