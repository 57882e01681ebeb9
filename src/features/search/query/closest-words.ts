/** The candidates with the fewest errors against the word: at most three, and at most a third of its letters. */
export function closestWords(word: string, candidates: string[]): string[] {
  const measured = candidates.map((candidate) => ({ candidate, slips: countSlips(word, candidate) }));
  const fewest = Math.min(...measured.map(({ slips }) => slips));
  if (fewest > Math.ceil(word.length / 3)) return [];
  return measured
    .filter(({ slips }) => slips === fewest)
    .slice(0, 3)
    .map(({ candidate }) => candidate);
}

/** Counts letters left out, added or mistaken and neighbours swapped as one error each (optimal string alignment). */
export function countSlips(a: string, b: string): number {
  const rows: number[][] = [Array.from({ length: b.length + 1 }, (_, j) => j)];
  const at = (i: number, j: number) => rows[i]?.[j] ?? Infinity;
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    rows.push(row);
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1];
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      row.push(
        Math.min(
          at(i - 1, j) + 1,
          at(i, j - 1) + 1,
          at(i - 1, j - 1) + (same ? 0 : 1),
          swapped ? at(i - 2, j - 2) + 1 : Infinity,
        ),
      );
    }
  }
  return at(a.length, b.length);
}

/** The errors that still leave no doubt about the word; a search forgives more, because its results are a choice. */
export const slipsIn = (word: string) => (word.length < 4 ? 0 : word.length < 8 ? 1 : 2);
