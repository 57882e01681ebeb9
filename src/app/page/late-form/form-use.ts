import { awaitsList } from './remember-place.ts';

/** How a form of the document is being used at the moment, so that it is not replaced under the visitor's hands. */
export type FormUse = {
  /** Runs the work as soon as the form can be replaced, which may be at once. */
  whenIdle(work: () => void): void;
  /** Says that the visitor has submitted the form, and so is not busy with any of its fields. */
  end(): void;
};

/** For how many milliseconds after the last key or click a visitor is taken to be busy. */
const pause = 400;

/**
 * Follows the use of a form. It may be replaced between two fields or words, but not while a key or button is pressed,
 * a word is being composed, a file or an option is being chosen, or an address is being entered whose caret browsers do
 * not tell.
 *
 * @param last the last event in the form before this call, if there was one
 */
export function followUse(form: HTMLFormElement, last: Event | undefined): FormUse {
  let busyUntil = 0;
  let isPressed = false;
  // Before the first event, only the focus tells that a file is being chosen or a word may have been begun.
  const isUnknown = !last && form.dataset.held !== 'sent' && form.contains(document.activeElement);
  const focused = isUnknown ? document.activeElement : null;
  let isChoosingFile = isFileField(focused);
  let isComposing = isText(focused) && focused.value !== focused.defaultValue;
  let waiting: (() => void) | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function follow(event: Event) {
    const { type, target } = event;
    // Whoever asks for a list is waiting for the form, and not busy with it.
    busyUntil = awaitsList(target) ? 0 : performance.now() + pause;
    if (type === 'pointerdown') press();
    // Safari does not focus a file field that is clicked, so the click itself tells that a file is being chosen.
    if (type === 'click') isChoosingFile = isFileField(target);
    else if (type === 'change' || type === 'cancel' || !isFileField(target)) isChoosingFile = false;
    isComposing = isPartOfComposition(event);
    if (waiting) check();
  }

  /** The button may be released outside the form. */
  function press() {
    isPressed = true;
    for (const type of ['pointerup', 'pointercancel']) addEventListener(type, release, { capture: true, once: true });
  }

  function release() {
    isPressed = false;
    // The click comes a moment later.
    busyUntil = performance.now() + pause;
  }

  function check() {
    clearTimeout(timer);
    if (!waiting || !form.isConnected) return;
    const left = busyUntil - performance.now();
    if (left > 0) timer = setTimeout(check, left);
    // Checked again and again, because no event tells that a list of options has been closed.
    else if (isPressed || isChoosingFile || isComposing || isFieldBusy(form)) timer = setTimeout(check, pause);
    else run();
  }

  function run() {
    clearTimeout(timer);
    const work = waiting;
    waiting = undefined;
    work?.();
  }

  for (const type of followed) form.addEventListener(type, follow);
  if (last) follow(last);

  return {
    whenIdle(work) {
      waiting = work;
      check();
    },
    end() {
      busyUntil = 0;
      isPressed = isChoosingFile = isComposing = false;
      run();
    },
  };
}

const followed = [
  ...['pointerdown', 'click', 'keydown', 'keyup', 'input', 'change', 'cancel', 'focusin'],
  ...['compositionstart', 'compositionupdate', 'compositionend'],
];

function isPartOfComposition(event: Event): boolean {
  if (event.type === 'compositionstart' || event.type === 'compositionupdate') return true;
  return 'isComposing' in event && event.isComposing === true;
}

/** Whether the field that has the focus has something that would be lost with it: an open list, or a hidden caret. */
function isFieldBusy(form: HTMLFormElement): boolean {
  const field = document.activeElement;
  if (!form.contains(field)) return false;
  if (field instanceof HTMLSelectElement) return tellsOpen ? field.matches(':open') : true;
  if (!(field instanceof HTMLInputElement)) return false;
  if (/^(date|time|month|week|color)/.test(field.type)) return true;
  return isText(field) && field.selectionStart === null && (field.value !== '' || field.validity.badInput);
}

const tellsOpen = CSS.supports('selector(:open)');

function isText(target: unknown): target is HTMLInputElement | HTMLTextAreaElement {
  if (target instanceof HTMLTextAreaElement) return true;
  return target instanceof HTMLInputElement && /^(text|search|tel|url|email|number|password)$/.test(target.type);
}

function isFileField(target: unknown): boolean {
  return target instanceof HTMLInputElement && target.type === 'file';
}
