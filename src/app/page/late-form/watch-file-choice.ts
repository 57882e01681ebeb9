/** Whether the visitor may be choosing a file for a form at the moment. */
export type FileChoice = {
  /** Runs the work at once, or when the choice is over. */
  after(work: () => void): void;
  end(): void;
};

/**
 * Watches the file fields of a form for as long as it exists. The browser hands a chosen file to the field that was
 * clicked, even if that field has been replaced meanwhile, and then the file is lost.
 */
export function watchFileChoice(form: HTMLFormElement): FileChoice {
  // Safari does not focus a file field that is clicked, and a click before the script ran has left only the focus.
  let isOpen = form.contains(document.activeElement) && isFileField(document.activeElement);
  let waiting: (() => void) | undefined;
  const end = () => {
    isOpen = false;
    waiting?.();
    waiting = undefined;
  };
  form.addEventListener('click', ({ target }) => {
    if (isFileField(target)) isOpen = true;
  });
  form.addEventListener('focusin', ({ target }) => {
    if (!isFileField(target)) end();
  });
  form.addEventListener('change', end);
  form.addEventListener('cancel', end);
  return {
    after(work) {
      if (isOpen) waiting = work;
      else work();
    },
    end,
  };
}

function isFileField(target: unknown): boolean {
  return target instanceof HTMLInputElement && target.type === 'file';
}
