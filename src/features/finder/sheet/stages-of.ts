import { distinctBy } from '#core/distinct-by.ts';

/** A step by its number, and the numbers of those before it. */
export type Staged = { number: number; after: readonly number[] };

/**
 * Steps in the order in which they can be taken: those of one stage side by side, each as soon as all that comes before
 * it is done. What waits for itself has no place in an order and is left out; a step that is not given holds nothing up.
 */
export function stagesOf<Given extends Staged>(steps: readonly Given[]): Given[][] {
  const stages: Given[][] = [];
  let left = distinctBy(steps, ({ number }) => String(number));
  for (;;) {
    const waiting = new Set(left.map(({ number }) => number));
    const free = left.filter(({ after }) => !after.some((number) => waiting.has(number)));
    if (free.length === 0) return stages;
    stages.push(free.sort((a, b) => a.number - b.number));
    left = left.filter((step) => !free.includes(step));
  }
}
