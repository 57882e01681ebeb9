import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** Closes a drawer when one of its links leads to another page, because there is no new document to close it. */
export function useCloseOnNavigation() {
  const { key } = useLocation();
  const shown = useRef(key);

  useEffect(() => {
    // A drawer that was opened before the script had loaded stays open.
    if (shown.current === key) return;
    shown.current = key;
    for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog[open]')) dialog.close();
    for (const popover of document.querySelectorAll<HTMLElement>('[popover]:popover-open')) popover.hidePopover();
  }, [key]);
}
