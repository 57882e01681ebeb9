/**
 * Remembers where the visitor is in a form that is about to be replaced: the field or button with the focus, the caret,
 * and how far a long text is scrolled.
 *
 * @returns a function that goes to the same place in the new form, which is in `frame` and has the same ids
 */
export function rememberPlace(form: HTMLFormElement, frame: ParentNode): () => void {
  const sizes = [...form.querySelectorAll('textarea')].map(({ id, style }) => ({ id, height: style.height }));
  const place = document.activeElement;
  const returnTo = place instanceof HTMLElement && form.contains(place) ? rememberField(place, form) : undefined;
  return () => {
    for (const { id, height } of sizes) {
      const text = document.getElementById(id);
      if (height && text) text.style.height = height;
    }
    returnTo?.(frame);
  };
}

function rememberField(field: HTMLElement, form: HTMLFormElement): (frame: ParentNode) => void {
  const { id, scrollTop, scrollLeft } = field;
  // A button or link has no id. The new form has further buttons, but not at its end.
  const fromEnd = listButtons(form).indexOf(field) - listButtons(form).length;
  const selection = readSelection(field);
  return (frame) => {
    const next = id ? document.getElementById(id) : listButtons(frame).at(fromEnd);
    next?.focus({ preventScroll: true });
    if (awaitsList(field)) next?.click();
    if (!isTextControl(next)) return;
    if (selection) next.setSelectionRange(...selection);
    next.scrollTop = scrollTop;
    next.scrollLeft = scrollLeft;
  };
}

/** Whether a field only stands for a list of the new form, which opens for whoever is waiting for it. */
export function awaitsList(field: unknown): boolean {
  return field instanceof HTMLInputElement && field.readOnly && field.getAttribute('aria-haspopup') === 'listbox';
}

type Selection = [start: number, end: number, direction: 'forward' | 'backward' | 'none'];

/** Null for fields whose caret browsers do not tell, such as those for email addresses. */
function readSelection(field: HTMLElement): Selection | null {
  if (!isTextControl(field)) return null;
  const { selectionStart: start, selectionEnd: end, selectionDirection: direction } = field;
  return start === null || end === null ? null : [start, end, direction ?? 'none'];
}

function isTextControl(field: unknown): field is HTMLInputElement | HTMLTextAreaElement {
  return field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
}

function listButtons(place: ParentNode): HTMLElement[] {
  return [...place.querySelectorAll<HTMLElement>('form button, form a')];
}
