import { type PointerEvent, type RefObject, useRef, useState } from 'react';

/**
 * Moves rows of a list by the pointer, touch included: a row goes where the pointer is while it is being dragged.
 * Whoever uses no pointer has keys and buttons, so the grip is nothing for a screen reader. A library for it weighs 5 KB
 * at least, and has neither keys nor announcements.
 */
export function useDrag(list: RefObject<HTMLElement | null>, move: (at: number, to: number) => void) {
  const [dragged, setDragged] = useState<number>();
  const at = useRef<number>(undefined);

  function follow(event: PointerEvent) {
    if (at.current === undefined || !list.current) return;
    const rows = [...list.current.children].map((row) => row.getBoundingClientRect());
    const middles = rows.map(({ top, height }) => top + height / 2);
    // It passes another row at that row's middle, so that rows of unequal height do not swap to and fro.
    const above = middles.filter((middle, index) => index !== at.current && middle < event.clientY).length;
    if (above === at.current) return;
    move(at.current, above);
    at.current = above;
    setDragged(above);
  }

  function drop() {
    at.current = undefined;
    setDragged(undefined);
  }

  const grip = (index: number) => ({
    'aria-hidden': true,
    onPointerDown: (event: PointerEvent) => {
      event.preventDefault();
      // The row moves in the document, so the list keeps the pointer and not the grip.
      list.current?.setPointerCapture(event.pointerId);
      at.current = index;
      setDragged(index);
    },
  });

  return { dragged, grip, onList: { onPointerMove: follow, onPointerUp: drop, onPointerCancel: drop } };
}
