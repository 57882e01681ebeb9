import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** A link in a drawer leads to another page without a new document: the drawer must not stay over it. */
export function useCloseOnNavigation() {
  const { key } = useLocation();
  const shown = useRef(key);

  useEffect(() => {
    // What was opened before the script came stays open.
    if (shown.current === key) return;
    shown.current = key;
    for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog[open]')) dialog.close();
    for (const popover of document.querySelectorAll<HTMLElement>('[popover]:popover-open')) popover.hidePopover();
  }, [key]);
}
