import type { Register } from '../lines/line-facts.ts';

/** The register as we had it on a day: without the orders, effects and checks that were recorded later. */
export function registerKnownOn({ linesOf, effects, checks, recordedOn }: Register, day: string): Register {
  const isKnown = (order: string) => (recordedOn.get(order) ?? '') <= day;
  return {
    recordedOn,
    linesOf: new Map([...linesOf].filter(([order]) => isKnown(order))),
    effects: effects.filter(
      (effect) =>
        isKnown(effect.order) &&
        isKnown(effect.target) &&
        effect.recordedOn <= day &&
        (effect.withdrawnOn === null || effect.withdrawnOn > day),
    ),
    checks: checks.filter(({ order, on }) => isKnown(order) && on <= day),
  };
}

/** The days, in order, on which what we knew changed. */
export function recordedDays({ effects, checks, recordedOn }: Register): string[] {
  const days = [
    ...recordedOn.values(),
    ...effects.flatMap(({ recordedOn, withdrawnOn }) => [recordedOn, withdrawnOn ?? recordedOn]),
    ...checks.map(({ on }) => on),
  ];
  return [...new Set(days)].sort();
}
