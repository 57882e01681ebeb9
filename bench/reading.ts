/** One number that was measured, beside what it has to be. */
export type Reading = {
  name: string;
  value: number;
  unit: string;
  /** Absent where the number is told for the reader only. */
  target?: { atMost: number } | { atLeast: number };
  /** What stands behind the number: the slowest page, what failed, the two figures of a ratio. */
  note?: string;
};

export type Measurement = { title: string; readings: Reading[] };

/** Whether a number meets its target; undefined where it has none. */
export function isMet({ value, target }: Reading): boolean | undefined {
  if (!target) return undefined;
  return 'atMost' in target ? value <= target.atMost : value >= target.atLeast;
}

/** The value under which that share of all values lies (nearest rank). */
export function percentile(values: number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}
