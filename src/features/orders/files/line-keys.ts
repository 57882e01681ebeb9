/** The rows of a list as a file gives them: `303-304, 310`, or their keys one by one. */
export type LineKeys = string | readonly string[];

const range = /^(\d+)(?:-(\d+))?$/;

/**
 * The single keys of rows that a text gives as ranges: `303-304, 310`.
 * @throws RangeError when the text is not a list of numbers and ascending ranges
 */
export function expandKeys(keys: LineKeys): string[] {
  if (typeof keys !== 'string') return [...keys];
  return keys.split(',').flatMap((part) => {
    const [, first, last = first] = range.exec(part.trim()) ?? [];
    if (!first || !last || Number(last) < Number(first))
      throw new RangeError(`'${part.trim()}' is not a range of rows`);
    return Array.from({ length: Number(last) - Number(first) + 1 }, (_, index) => `${Number(first) + index}`);
  });
}
