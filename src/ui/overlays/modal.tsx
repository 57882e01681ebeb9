import { type ComponentProps, type ReactNode, type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { IconButton } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { useOnNavigate } from '#ui/use-on-navigate.ts';
import { useInvokerFallback } from './use-invoker-fallback.ts';

export type ModalProps = {
  /** The id that the `commandfor` of its opening buttons names. */
  id: string;
  /** The heading, which also names the dialog for screen readers. */
  title: ReactNode;
  /** The name of the closing button ("Close"). */
  closeLabel: string;
  children: ReactNode;
  /** Called when it opens and closes, including when it was opened before the script had loaded. */
  onToggle?: (open: boolean) => void;
} & Pick<ComponentProps<'dialog'>, 'onClose'>;

/**
 * The frame of dialogs and drawers. It is a native modal, so the browser keeps the focus inside and returns it
 * afterwards; Escape, a click outside or a navigation closes it. It opens even before any script has loaded.
 */
export function Modal({
  id,
  title,
  closeLabel,
  children,
  className,
  onToggle,
  onClose,
}: ModalProps & { className: string }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useInvokerFallback(dialog);
  useToggle(dialog, onToggle);
  useOnNavigate(() => dialog.current?.close());

  return (
    <dialog
      ref={dialog}
      onClose={onClose}
      id={id}
      closedby="any"
      aria-labelledby={`${id}-title`}
      className={`overlay ${className}`}
    >
      <div className="flex items-start justify-between gap-4 border-b border-rule ps-6 pe-3 py-3">
        <h2 id={`${id}-title`} className="min-w-0 py-2 text-2xl">
          {title}
        </h2>
        <IconButton label={closeLabel} command="close" commandfor={id}>
          <Icon name="close" />
        </IconButton>
      </div>
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-6 py-6">{children}</div>
    </dialog>
  );
}

/** Attached by hand because React listens to `toggle` only on dialogs that it created itself, not on server-rendered ones. */
function useToggle(dialog: RefObject<HTMLDialogElement | null>, onToggle?: (open: boolean) => void) {
  const notify = useEffectEvent((open: boolean) => onToggle?.(open));

  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    const follow = () => notify(element.open);
    if (element.open) follow();
    element.addEventListener('toggle', follow);
    return () => element.removeEventListener('toggle', follow);
  }, [dialog]);
}
