import { useLingui } from '@lingui/react/macro';
import type { CallResult } from '#app/call.ts';

/** What a failed call means for the person before it: the server's sentence, or why there is none. */
export function useFaultText() {
  const { t } = useLingui();
  return ({ status, message }: Extract<CallResult<unknown>, { ok: false }>): string => {
    if (status === 0)
      return t`No answer came from the server. What you typed is still here: check your connection and try again.`;
    if (status >= 500) return t`The fault is on our side. What you typed is still here: try again in a moment.`;
    return message ?? t`The server refused this. What you typed is still here.`;
  };
}
