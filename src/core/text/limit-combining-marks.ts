/**
 * Limits combining marks to 30 per letter, as Unicode's stream-safe format does. No language uses more, and
 * normalising a letter with thousands of them takes seconds.
 */
export function limitCombiningMarks(text: string): string {
  return text.replace(/(\p{M}{30})\p{M}+/gu, '$1');
}
