import { type ComponentProps, type ReactNode, type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { IconButton } from './button.tsx';
import { Icon } from './icon.tsx';
import { useInvokerFallback } from './use-invoker-fallback.ts';
import { useOnNavigate } from './use-on-navigate.ts';

export type ModalProps = {
  /** What `commandfor` of the opening buttons names. */
  id: string;
  /** The heading, which also names the dialog for screen readers. */
  title: ReactNode;
  /** The name of the closing button ("Close"). */
  closeLabel: string;
  children: ReactNode;
  /** Told when it opens and closes, also of an opening before the script came. */
  onToggle?: (open: boolean) => void;
} & Pick<ComponentProps<'dialog'>, 'onClose'>;

/**
 * The frame of dialog and drawer: a native modal, so the browser keeps the focus inside and gives
 * it back; Escape, a press outside or a navigation closes it. It opens before any script has come.
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

/** By hand: React listens to `toggle` only on a dialog that it made itself, not on one from the server. */
function useToggle(dialog: RefObject<HTMLDialogElement | null>, onToggle?: (open: boolean) => void) {
  const tell = useEffectEvent((open: boolean) => onToggle?.(open));

  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    const follow = () => tell(element.open);
    if (element.open) follow();
    element.addEventListener('toggle', follow);
    return () => element.removeEventListener('toggle', follow);
  }, [dialog]);
}
