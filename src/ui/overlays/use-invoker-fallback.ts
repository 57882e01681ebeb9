import { type RefObject, useEffect } from 'react';

/**
 * In browsers without invoker commands, listens for buttons that name this dialog in `commandfor` and carries out their
 * command. In other browsers it does nothing.
 */
export function useInvokerFallback(dialog: RefObject<HTMLDialogElement | null>) {
  useEffect(() => {
    if ('command' in HTMLButtonElement.prototype) return;

    function obey(event: MouseEvent) {
      const target = event.target instanceof Element ? event.target.closest('button[commandfor]') : null;
      if (!dialog.current || target?.getAttribute('commandfor') !== dialog.current.id) return;
      if (target.getAttribute('command') !== 'show-modal') dialog.current.close();
      else if (!dialog.current.open) dialog.current.showModal();
    }
    document.addEventListener('click', obey);
    return () => document.removeEventListener('click', obey);
  }, [dialog]);
}
