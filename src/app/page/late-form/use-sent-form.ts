import { useEffect, useEffectEvent } from 'react';
import type { PlainForm } from './plain-form.ts';

/** Submits the form that the visitor submitted before its script was there. */
export function useSentForm(initial: PlainForm, submit: () => void) {
  const send = useEffectEvent(submit);
  useEffect(() => {
    if (initial.isSent) send();
  }, [initial.isSent]);
}
