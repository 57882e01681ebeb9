import { Modal, type ModalProps } from './modal.tsx';

/**
 * A question or a short form in the middle of the page. Open it with
 * `<Button command="show-modal" commandfor={id}>`.
 */
export function Dialog(props: ModalProps) {
  return <Modal {...props} className="overlay-dialog" />;
}
