import { type ReactNode, useEffect, useState } from 'react';
import { buttonClass } from './button.tsx';
import { Icon } from './icon.tsx';

/** For how many milliseconds the button says that the text was copied. */
const confirmed = 2000;

/** Each press makes a new one, so that another press starts the two seconds again. */
type Press = { outcome: 'idle' | 'copied' | 'failed' };

const idle: Press = { outcome: 'idle' };

/**
 * Copies a text and says so for two seconds, without changing its width. Hidden in print and in browsers without script.
 *
 * @param text what is copied
 * @param what completes the label for screen readers ("account number")
 * @param copied the label after it was copied
 * @param failed the label when the browser does not allow it; the visitor then selects the text by hand
 * @param children the label
 */
export function CopyButton({
  text,
  what,
  copied,
  failed,
  variant = 'quiet',
  children,
}: {
  text: string;
  what?: ReactNode;
  copied: ReactNode;
  failed: ReactNode;
  variant?: 'secondary' | 'quiet';
  children: ReactNode;
}) {
  const [press, setPress] = useState(idle);
  const { outcome } = press;

  useEffect(() => {
    if (press === idle) return;
    const timer = setTimeout(() => setPress(idle), confirmed);
    return () => clearTimeout(timer);
  }, [press]);

  async function copy(button: Element) {
    const isCopied = await copyText(text, button);
    setPress({ outcome: isCopied ? 'copied' : 'failed' });
  }

  const said = outcome === 'copied' ? copied : outcome === 'failed' ? failed : null;
  return (
    <>
      <button
        type="button"
        data-copied={outcome === 'copied' || undefined}
        onClick={(event) => void copy(event.currentTarget)}
        className={buttonClass(variant, 'shrink-0 print:hidden noscript:hidden')}
      >
        <Icon name={outcome === 'copied' ? 'check' : 'copy'} size={18} />
        {/* Both labels take up the same place, so the button keeps its width, and its name for screen readers. */}
        <span className="grid text-start">
          <span className={`col-start-1 row-start-1 ${said ? 'opacity-0' : ''}`}>
            {children}
            {what && <span className="sr-only"> {what}</span>}
          </span>
          <span aria-hidden="true" className={`col-start-1 row-start-1 ${said ? '' : 'invisible'}`}>
            {said ?? copied}
          </span>
        </span>
      </button>
      <span role="status" className="sr-only">
        {said}
      </span>
    </>
  );
}

/**
 * Copies a text to the clipboard.
 * @param near an element of the same dialog, beside which a hidden field is placed in browsers and on addresses without
 *   the clipboard interface (plain http)
 * @returns whether it was copied
 */
async function copyText(text: string, near: Element): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text, near);
  }
}

function copyBySelection(text: string, near: Element): boolean {
  const focused = document.activeElement;
  const field = document.createElement('textarea');
  field.value = text;
  field.className = 'sr-only';
  near.after(field);
  field.select();
  try {
    return document.execCommand('copy');
  } finally {
    field.remove();
    if (focused instanceof HTMLElement) focused.focus();
  }
}
