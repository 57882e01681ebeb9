import type { Condition } from './condition.schema.ts';

type Row = { list: string; key: string; strength: string; standing: string; condition: Condition | null };
/** What takes some rows away, by their names. */
type Taking = { overrides: readonly string[] };

/**
 * The rows that say the same of all other products: of screens below 32 inches, and of 32 inches or more; of what has a battery,
 * and of what has none.
 */
export function partnersOf(line: Row, lines: readonly Row[], rules: readonly Taking[]): Row[] {
  return lines.filter(
    (other) =>
      line.strength === other.strength &&
      line.standing === other.standing &&
      (coverAll(line.condition, other.condition) || coverAll(other.condition, line.condition)) &&
      rules.every(({ overrides }) => isNamedLine(line, new Set(overrides)) === isNamedLine(other, new Set(overrides))),
  );
}

function coverAll(small: Condition | null, large: Condition | null): boolean {
  if (!small || !large) return false;
  if ('not' in large) return JSON.stringify(large.not) === JSON.stringify(small);
  if (!('below' in small && 'atLeast' in large)) return false;
  return small.fact === large.fact && large.atLeast <= small.below;
}

/** Whether one of these names means this row, or all rows of its list. */
export const isNamedLine = (line: Pick<Row, 'list' | 'key'>, names: ReadonlySet<string>) =>
  names.has(`list:${line.list}`) || names.has(nameOfLine(line));

/** The name by which an exemption beats one row. */
export const nameOfLine = ({ list, key }: Pick<Row, 'list' | 'key'>) => `line:${list} ${key}`;
