/**
 * A text in which no letter carries more than thirty marks, as Unicode's stream-safe format has it: to put
 * thousands in order takes seconds, and no language piles up so many.
 */
export function limitCombiningMarks(text: string): string {
  return text.replace(/(\p{M}{30})\p{M}+/gu, '$1');
}
