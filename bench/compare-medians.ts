import { percentile } from './reading.ts';

const resamples = 2_000;

export type Comparison = { one: number; other: number; difference: number; from: number; to: number };

/** The medians of pairs, the difference of the second from the first, and its 95% bootstrap interval. */
export function compareMedians(pairs: [number, number][]): Comparison {
  const [one, other] = mediansOf(pairs);
  const differences = Array.from({ length: resamples }, () => {
    const [first, second] = mediansOf(pairs.map(() => pairs[Math.floor(Math.random() * pairs.length)] ?? [0, 0]));
    return second - first;
  });
  return {
    one,
    other,
    difference: other - one,
    from: percentile(differences, 0.025),
    to: percentile(differences, 0.975),
  };
}

function mediansOf(pairs: [number, number][]): [number, number] {
  return [median(pairs.map(([one]) => one)), median(pairs.map(([, other]) => other))];
}

function median(values: number[]): number {
  return percentile(values, 0.5);
}
