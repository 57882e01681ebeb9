import type { z } from 'zod';
import type { Problem } from './content-error.ts';

/** For `superRefine`: checks that every entry of a list has its own key. */
export const distinctBy =
  <Entry>(keyOf: (entry: Entry) => string | number) =>
  (entries: Entry[], context: z.RefinementCtx<Entry[]>) => {
    const seen = new Set<string | number>();
    for (const [index, entry] of entries.entries()) {
      const key = keyOf(entry);
      if (seen.has(key)) context.addIssue({ code: 'custom', path: [index], message: `'${key}' appears twice` });
      seen.add(key);
    }
  };

/** The same check for rows that know their file and line. */
export function reportRepeats<Row extends { file: string; line: number }>(
  rows: Row[],
  keyOf: (row: Row) => string,
  problems: Problem[],
): void {
  const seen = new Set<string>();
  for (const row of rows) {
    const key = keyOf(row);
    if (seen.has(key)) problems.push({ file: row.file, line: row.line, reason: `'${key}' appears twice` });
    seen.add(key);
  }
}
