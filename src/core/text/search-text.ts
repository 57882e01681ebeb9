/** The words of a search in lower case; `IS13252` is read as `is 13252`, the way numbers are printed. */
export function searchWords(q: string): string[] {
  const spaced = q.toLowerCase().replace(/\b(is|iec)(?=\d)/g, '$1 ');
  return spaced.split(/\s+/).filter(Boolean);
}

/** Whether two texts have the same words in the same order, whatever their case and the signs between them. */
export function sameWords(a: string | null, b: string | null): boolean {
  return a !== null && b !== null && words(a) === words(b);
}

function words(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\d]+/gu, ' ')
    .trim();
}

/** The pattern with which SQL's `like` finds a text anywhere; special characters in the text are escaped. */
export function likePattern(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`;
}
