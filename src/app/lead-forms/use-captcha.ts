import type { CallAnswer } from '#app/calls/site-calls.ts';
import { useCall } from '#app/calls/use-call.ts';

/** The sum that keeps automated messages out: undefined while it is loading, null when it could not be loaded. */
export type Captcha = CallAnswer<'GET /captcha'> | null | undefined;

export function useCaptcha(): { captcha: Captcha; refresh: () => void } {
  const { result, reload } = useCall('GET /captcha', {});
  return { captcha: result && (result.ok ? result.data : null), refresh: reload };
}
