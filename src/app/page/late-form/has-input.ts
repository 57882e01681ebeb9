/** Whether the visitor, the browser or an earlier visit has entered something before the script ran, or is about to. */
export function hasInput(form: HTMLFormElement): boolean {
  if (form.dataset.held === 'sent' || form.contains(document.activeElement)) return true;
  return [...form.elements].some((field) => {
    if (field instanceof HTMLSelectElement) {
      const initial = field.querySelector<HTMLOptionElement>('option[selected]');
      return field.selectedIndex !== (initial?.index ?? 0);
    }
    if (field instanceof HTMLInputElement) return field.value !== field.defaultValue;
    return field instanceof HTMLTextAreaElement && field.value !== field.defaultValue;
  });
}
