import { type RefObject, useEffect } from 'react';

/** The up and down keys move from the box through the results below it and back into the box. */
export function useArrowKeys(input: RefObject<HTMLInputElement | null>, list: RefObject<HTMLElement | null>) {
  useEffect(() => {
    function move(event: KeyboardEvent) {
      const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
      if (!step || event.isComposing || event.altKey || event.ctrlKey || event.metaKey) return;
      const results = list.current?.querySelectorAll('[data-result]') ?? [];
      const stops: (Element | null)[] = [input.current, ...results];
      const current = stops.indexOf(document.activeElement);
      const next = stops[current + step];
      if (current < 0 || !(next instanceof HTMLElement)) return;
      event.preventDefault();
      next.focus();
    }
    const area = input.current?.closest('search');
    area?.addEventListener('keydown', move);
    return () => area?.removeEventListener('keydown', move);
  }, [input, list]);
}
