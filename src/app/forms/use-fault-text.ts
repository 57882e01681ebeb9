import { useLingui } from '@lingui/react/macro';
import type { CallFailure } from '#app/calls/call.ts';

/**
 * Explains a failed call to the visitor, with the server's message or the reason why there is none.
 *
 * @param hasInput true when the visitor has filled something in, which is still there
 */
export function useFaultText({ hasInput = true }: { hasInput?: boolean } = {}) {
  const { t } = useLingui();
  return ({ status, message }: CallFailure): string => {
    const fault = t`The fault is on our side and has been logged. Try again in a moment.`;
    if (status === 0 && !navigator.onLine) {
      return hasInput
        ? t`You seem to be offline. What you typed is still here: connect to the internet and try again.`
        : t`You seem to be offline. Connect to the internet and try again.`;
    }
    if (status === 0) {
      return hasInput
        ? t`The server did not answer. What you typed is still here: check your connection and try again.`
        : t`The server did not answer. Check your connection and try again.`;
    }
    if (status >= 500) {
      return hasInput ? t`The fault is on our side. What you typed is still here: try again in a moment.` : fault;
    }
    return message ?? (hasInput ? t`The server did not accept this. What you typed is still here.` : fault);
  };
}
