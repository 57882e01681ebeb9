import { Modal, type ModalProps } from './modal.tsx';

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
