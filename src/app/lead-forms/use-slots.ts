import { useEffect } from 'react';
import { useCall } from '#app/calls/use-call.ts';

/**
 * The free times on that day (`YYYY-MM-DD`); null when they could not be loaded. A failure is only logged, because
 * the visitor can still choose a window.
 *
 * @param refusal why the chosen time was refused; the list is loaded again, because somebody else may have taken it
 */
export function useSlots(day: string, refusal?: string): { loading: boolean; slots: string[] | null } {
  const { result } = useCall('POST /getAvailableSlots', day ? { form: { date: day } } : null, refusal);
  useEffect(() => {
    // biome-ignore lint/suspicious/noConsole: a failure to load the slots is only logged
    if (result?.ok === false) console.error('getAvailableSlots', result.status, result.message);
  }, [result]);
  return { loading: day !== '' && !result, slots: result?.ok ? result.data.slots : null };
}
