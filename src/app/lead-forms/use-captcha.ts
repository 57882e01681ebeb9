import type { CallAnswer } from '#app/calls/site-calls.ts';
import { useCall } from '#app/calls/use-call.ts';

/** The sum that proves a visitor: undefined while it is fetched, null where it could not be had. */
export type Captcha = CallAnswer<'GET /captcha'> | null | undefined;

export function useCaptcha(): { captcha: Captcha; refresh: () => void } {
  const { result, reload } = useCall('GET /captcha', {});
  return { captcha: result && (result.ok ? result.data : null), refresh: reload };
}
