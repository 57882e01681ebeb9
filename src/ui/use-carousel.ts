import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';

function offsetOf(track: HTMLElement, index: number) {
  const slide = track.children[index];
  if (!(slide instanceof HTMLElement)) return 0;
  // In right-to-left pages a track scrolls from 0 to negative offsets.
  return getComputedStyle(track).direction === 'rtl'
    ? slide.offsetLeft + slide.offsetWidth - track.clientWidth
    : slide.offsetLeft;
}

function nearest(track: HTMLElement) {
  let best = 0;
  for (let index = 1; index < track.children.length; index++) {
    const gain = Math.abs(offsetOf(track, index) - track.scrollLeft);
    if (gain < Math.abs(offsetOf(track, best) - track.scrollLeft)) best = index;
  }
  return best;
}

/**
 * Moves a scroll-snap row by one slide at a time, and automatically every `autoplay` milliseconds. To loop, the row
 * must repeat its first slides at its end; from there it jumps back to the start unnoticed.
 *
 * @param count the number of slides, not counting the repeated ones
 * @param isInUse true while the pointer or the focus is on the row, which then stops moving
 * @returns `canPlay` is false before the first effect and for people who prefer reduced motion
 */
export function useCarousel(
  track: RefObject<HTMLElement | null>,
  {
    count,
    autoplay,
    loop,
    duration,
    isInUse,
  }: { count: number; autoplay?: number; loop: boolean; duration: number; isInUse: boolean },
) {
  const [canPlay, setCanPlay] = useState(false);
  const [paused, setPaused] = useState(false);
  const frame = useRef(0);

  useEffect(() => {
    const less = matchMedia('(prefers-reduced-motion: reduce)');
    const read = () => setCanPlay(Boolean(autoplay) && !less.matches);
    read();
    less.addEventListener('change', read);
    return () => less.removeEventListener('change', read);
  }, [autoplay]);

  useEffect(() => () => cancelAnimationFrame(frame.current), []);

  const move = useCallback(
    (by: 1 | -1) => {
      const row = track.current;
      if (!row) return;
      let from = nearest(row);
      const atEnd = Math.abs(row.scrollLeft) >= row.scrollWidth - row.clientWidth - 1;
      if (loop && by === -1 && from === 0) {
        row.scrollLeft = offsetOf(row, count);
        from = count;
      } else if (loop && by === 1 && from >= count) {
        row.scrollLeft = offsetOf(row, from - count);
        from -= count;
      } else if (!loop && by === 1 && atEnd) {
        from = -1;
      }
      const target = offsetOf(row, Math.max(from + by, 0));
      const less = matchMedia('(prefers-reduced-motion: reduce)').matches;
      cancelAnimationFrame(frame.current);
      frame.current = glide(row, target, less ? 0 : duration, frame);
    },
    [track, count, loop, duration],
  );

  const playing = canPlay && !paused;
  useEffect(() => {
    if (!playing || isInUse || !autoplay) return;
    const timer = setInterval(() => {
      if (!document.hidden) move(1);
    }, autoplay);
    return () => clearInterval(timer);
  }, [playing, isInUse, autoplay, move]);

  return { canPlay, playing, toggle: () => setPaused((now) => !now), move };
}

function glide(row: HTMLElement, target: number, duration: number, frame: RefObject<number>) {
  const start = row.scrollLeft;
  const begun = performance.now();
  // Scroll snapping would pull every animation step back to a slide.
  row.style.scrollSnapType = 'none';

  function step(now: number) {
    const part = duration === 0 ? 1 : Math.min((now - begun) / duration, 1);
    row.scrollLeft = start + (target - start) * (1 - (1 - part) ** 3);
    if (part < 1) frame.current = requestAnimationFrame(step);
    else row.style.scrollSnapType = '';
  }
  return requestAnimationFrame(step);
}
