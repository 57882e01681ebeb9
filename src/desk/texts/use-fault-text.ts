import { useLingui } from '@lingui/react/macro';
import type { CallFailure } from '#desk/calls/call.ts';

/** Says why a call failed: the server's sentence, or the reason why it sent none. */
export function useFaultText() {
  const { t } = useLingui();
  return ({ status, message }: CallFailure): string => {
    if (status === 0 && !navigator.onLine) return t`You seem to be offline. Connect to the internet and try again.`;
    if (status === 0) return t`The server did not answer. Check your connection and try again.`;
    if (status >= 500 && status !== 503) return t`The fault is on our side and has been logged. Try again in a moment.`;
    return message ?? t`The server did not accept this.`;
  };
}
