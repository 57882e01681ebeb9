import { flushSync } from 'react-dom';
import { type PlainForm, readPlainForm } from './plain-form.ts';
import { rememberPlace } from './remember-place.ts';

export { followUse } from './form-use.ts';

/** Draws the form of the script in place of the document's, with what was entered and where the visitor is. */
export function takeOver(form: HTMLFormElement, draw: (initial: PlainForm) => void) {
  const frame = form.parentElement ?? document;
  const returnToPlace = rememberPlace(form, frame);
  // Drawn at once, because anything typed between reading the fields and replacing them would be lost.
  flushSync(() => draw(readPlainForm(form)));
  // By this address the browser knows the form again when the visitor comes back, and restores what was entered.
  const address = form.getAttribute('action');
  if (address) frame.querySelector('form')?.setAttribute('action', address);
  returnToPlace();
}
