import { useRef } from 'react';

let lastKey = 0;
export const newKey = () => (lastKey += 1);

/**
 * A row keeps its key when it moves, although a new one has no id yet. Whoever adds, removes or moves a row does the same
 * with its key.
 *
 * @param count how many rows there are
 */
export function useKeys(count: number): number[] {
  const keys = useRef<number[]>([]);
  if (keys.current.length !== count) keys.current = Array.from({ length: count }, newKey);
  return keys.current;
}
