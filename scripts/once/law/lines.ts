import { expandKeys } from '#features/orders/files/line-keys.ts';

/** Rows of official lists: the name of the list, and the keys of its rows. */
export type Lines = Map<string, Set<string>>;

/** As a file gives them: `bis_isi: 303-304, 310`; keys that are not numbers one by one. */
export type WrittenLines = Record<string, string | number | string[]>;

export function addLine(lines: Lines, list: string, key: string): Lines {
  return lines.set(list, (lines.get(list) ?? new Set()).add(key));
}

export function joinLines(all: Iterable<Lines>): Lines {
  const joined: Lines = new Map();
  for (const lines of all) for (const [list, keys] of lines) for (const key of keys) addLine(joined, list, key);
  return joined;
}

export const hasLine = (lines: Lines, list: string, key: string) => lines.get(list)?.has(key) ?? false;

export function isSameLines(a: Lines, b: Lines): boolean {
  return (
    a.size === b.size && [...a].every(([list, keys]) => keys.symmetricDifference(b.get(list) ?? new Set()).size === 0)
  );
}

/** The lines as a file gives them; nothing when there are none. */
export function writeLines(lines: Lines): WrittenLines | undefined {
  if (lines.size === 0) return undefined;
  const sorted = [...lines].sort(([a], [b]) => a.localeCompare(b, 'en'));
  return Object.fromEntries(sorted.map(([list, keys]) => [list, writeKeys([...keys])]));
}

function writeKeys(keys: string[]): string | number | string[] {
  if (!keys.every((key) => /^\d+$/.test(key))) return keys;
  const ranges: { first: number; last: number }[] = [];
  for (const key of keys.map(Number).sort((a, b) => a - b)) {
    const open = ranges.at(-1);
    if (open && key === open.last + 1) open.last = key;
    else ranges.push({ first: key, last: key });
  }
  const [only] = ranges;
  if (only && ranges.length === 1 && only.first === only.last) return only.first;
  return ranges.map(({ first, last }) => (first === last ? `${first}` : `${first}-${last}`)).join(', ');
}

/**
 * Reads `bis_isi 459, 461-462; bis_crs 42`.
 * @throws Error when a part is not understood
 */
export function readLines(text: string | null): Lines {
  const lines: Lines = new Map();
  for (const part of text?.split(';') ?? []) {
    const [, list, keys] = /^\s*(\w+) (.+)$/.exec(part) ?? [];
    if (!list || !keys) throw new Error(`'${part}' names no rows of a list`);
    for (const key of expandKeys(keys)) addLine(lines, list, key);
  }
  return lines;
}
