/** A measured number and its target. */
export type Reading = {
  name: string;
  value: number;
  unit: string;
  /** Absent for a number that is only informative. */
  target?: { atMost: number } | { atLeast: number };
  /** Details behind the number, such as the slowest page, what failed, or the two figures of a ratio. */
  note?: string;
};

export type Measurement = { title: string; readings: Reading[] };

/** Whether a number meets its target; undefined if it has none. */
export function isMet({ value, target }: Reading): boolean | undefined {
  if (!target) return undefined;
  return 'atMost' in target ? value <= target.atMost : value >= target.atLeast;
}

/** The percentile of the values, by nearest rank. */
export function percentile(values: number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}
