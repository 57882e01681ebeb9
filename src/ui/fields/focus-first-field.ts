const fields =
  'input:not([type=hidden]):not([hidden]):not([readonly]):not(:disabled), select:not(:disabled), textarea:not(:disabled)';

/**
 * Puts the focus on the first field of a form in a dialog, even one that is still loading, unless the visitor has moved
 * the focus elsewhere in the meantime.
 *
 * @returns a function that stops waiting
 */
export function focusFirstField(place: HTMLElement): () => void {
  const dialog = place.closest('dialog');
  const start = document.activeElement;
  const focus = () => {
    const hasMoved = document.activeElement !== start && document.activeElement !== document.body;
    const field = hasMoved ? null : place.querySelector<HTMLElement>(fields);
    field?.focus({ preventScroll: true });
    return hasMoved || field !== null;
  };
  if (!dialog?.open || focus()) return () => {};
  const observer = new MutationObserver(() => focus() && observer.disconnect());
  observer.observe(place, { childList: true, subtree: true });
  return () => observer.disconnect();
}
