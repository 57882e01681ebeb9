import { useLayoutEffect } from 'react';
import type { PlainForm } from '#app/page/late-form/plain-form.ts';

/** Takes over the focus of the document's form before the browser paints, so that the visitor continues in the same field. */
export function useTakenFocus(initial: PlainForm | undefined) {
  useLayoutEffect(() => {
    if (initial?.focusId) document.getElementById(initial.focusId)?.focus({ preventScroll: true });
  }, [initial]);
}
