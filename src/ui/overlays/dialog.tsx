import { type ComponentProps, type ReactNode, type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { IconButton } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { useOnNavigate } from '#ui/use-on-navigate.ts';

/**
 * A question or a short form in the middle of the page. Open it with
 * `<Button command="show-modal" commandfor={id}>`.
 */
export function Dialog(props: ModalProps) {
  return <Modal {...props} className="overlay-dialog" />;
}

const sides = { end: 'overlay-end', start: 'overlay-start', top: 'overlay-top' };

/**
 * A panel over the page, a quarter of its width (at least 320 px), or the full width below 992 px. Open it with
 * `<Button command="show-modal" commandfor={id}>`.
 *
 * @param side end: where lines of text end; start: where they begin; top: across the full width, for search
 */
export function Drawer({ side = 'end', ...rest }: ModalProps & { side?: keyof typeof sides }) {
  return <Modal {...rest} className={sides[side]} />;
}

type ModalProps = {
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
      <div className="overlay-head flex items-start justify-between gap-4 border-b border-rule">
        <h2 id={`${id}-title`} className="min-w-0 py-2 text-2xl">
          {title}
        </h2>
        <IconButton label={closeLabel} command="close" commandfor={id}>
          <Icon name="close" />
        </IconButton>
      </div>
      <div className="overlay-body">{children}</div>
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

/**
 * In browsers without invoker commands, listens for buttons that name this dialog in `commandfor` and carries out their
 * command. In other browsers it does nothing.
 */
function useInvokerFallback(dialog: RefObject<HTMLDialogElement | null>) {
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

/** Opens the dialog or drawer of that id when it is on the page and closed. @public */
export function openDialog(id: string) {
  const dialog = document.getElementById(id);
  if (dialog instanceof HTMLDialogElement && !dialog.open) dialog.showModal();
}

/** Closes the dialog or drawer with that id; the focus returns to the element that opened it. */
export function closeDialog(id: string) {
  const dialog = document.getElementById(id);
  if (dialog instanceof HTMLDialogElement) dialog.close();
}
