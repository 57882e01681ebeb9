/** Reduces text of several lines to NFC, without control and bidi characters and with at most one blank line in a row. */
export function plainText(text: string): string {
  return (
    limitCombiningMarks(text.toWellFormed())
      .replace(/\r\n?/g, '\n')
      .replace(/[\p{Cc}\u2028\u2029]/gu, (sign) => (sign === '\n' || sign === '\t' ? sign : ' '))
      .replace(/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g, '')
      .normalize('NFC')
      // Anchored at the first space of a run: trying from each of 60,000 spaces would take seconds.
      .replace(/(?<![ \t])[ \t]+\n/g, '\n')
      .replace(/\n{3,}/g, '\n\n')
      .trim()
  );
}

/** Reduces text to one line in NFC, without control and bidi characters and with single spaces, for names and subjects. */
export function plainLine(text: string): string {
  return limitCombiningMarks(text.toWellFormed())
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .replace(/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g, '')
    .normalize('NFC')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Like `plainLine`, cut to `max` code points; a surrogate pair is never split. */
export function shortLine(text: string, most: number): string {
  return [...plainLine(text)].slice(0, most).join('');
}

/**
 * Limits combining marks to 30 per letter, as Unicode's stream-safe format does. No language uses more, and
 * normalising a letter with thousands of them takes seconds.
 */
function limitCombiningMarks(text: string): string {
  return text.replace(/(\p{M}{30})\p{M}+/gu, '$1');
}

/**
 * A sign that nobody sees in a text that is stored as it was written: control characters, of which PostgreSQL refuses
 * NUL, signs that turn the direction, and halves of characters, which JSON in PostgreSQL refuses.
 */
export const unseenSign = /[[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]--[\t\n\r]]/v;

/** Whether nobody sees anything of a text: it has signs of no width alone, and blanks, of which some count as letters. */
export const isUnseen = (text: string): boolean =>
  text.replace(/[\s\u2800\p{Default_Ignorable_Code_Point}]/gu, '') === '';
