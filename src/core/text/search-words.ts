/** The words of a search in lower case; `IS13252` is read as `is 13252`, the way numbers are printed. */
export function searchWords(q: string): string[] {
  const spaced = q.toLowerCase().replace(/\b(is|iec)(?=\d)/g, '$1 ');
  return spaced.split(/\s+/).filter(Boolean);
}
