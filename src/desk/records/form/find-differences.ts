import type { Path, Values } from './paths.ts';

export type Difference = { path: Path; before: unknown; after: unknown };

/** Whether two values say the same: what is missing, null, empty or without entries is nothing. */
export const isSame = (before: unknown, after: unknown): boolean => canonical(before) === canonical(after);

function canonical(value: unknown): string {
  if (value === undefined || value === null || value === '' || value === false) return '';
  if (typeof value !== 'object') return JSON.stringify(typeof value === 'string' ? value.trim() : value);
  if (Array.isArray(value)) return value.length > 0 ? `[${value.map(canonical)}]` : '';
  const fields = Object.entries(value)
    .filter(([name]) => name !== 'id')
    .map(([name, held]) => [name, canonical(held)] as const)
    .filter(([, held]) => held !== '')
    .map(([name, held]) => `${name}:${held}`)
    .sort();
  return fields.length > 0 ? `{${fields}}` : '';
}

/**
 * Where two documents differ, field by field. Rows are compared one by one if there are as many and each stands where it
 * stood, else the list is one difference.
 */
export function findDifferences(before: unknown, after: unknown, path: Path = []): Difference[] {
  if (isSame(before, after)) return [];
  if (isObject(before) && isObject(after)) {
    const names = new Set([...Object.keys(after), ...Object.keys(before)]);
    names.delete('id');
    return [...names].flatMap((name) => findDifferences(before[name], after[name], [...path, name]));
  }
  if (isRows(before) && isRows(after) && before.length === after.length && !haveMoved(before, after))
    return before.flatMap((row, at) => findDifferences(row, after[at], [...path, at]));
  return [{ path, before, after }];
}

/** Place by place, a row that was put in front would change all that come after it. */
function haveMoved(before: readonly Values[], after: readonly Values[]): boolean {
  const [was, is] = [before.map(canonical), after.map(canonical)];
  const gone = was.filter((row, at) => row !== is[at]);
  return is.some((row, at) => row !== was[at] && gone.includes(row));
}

const isObject = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isRows = (value: unknown): value is Values[] => Array.isArray(value) && value.every(isObject);
