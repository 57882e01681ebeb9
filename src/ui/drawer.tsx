import { Modal, type ModalProps } from './modal.tsx';

const sides = { end: 'overlay-end', start: 'overlay-start', top: 'overlay-top' };

/**
 * A panel over the page: a quarter of it wide (320 px at least), the whole width below 992 px.
 * Open it by `<Button command="show-modal" commandfor={id}>`, or from code by `openDialog(id)`.
 *
 * @param side end: where a line of text ends; start: where it begins; top: over the whole width, for search
 */
export function Drawer({ side = 'end', ...rest }: ModalProps & { side?: keyof typeof sides }) {
  return <Modal {...rest} className={sides[side]} />;
}
