import { limitCombiningMarks } from './limit-combining-marks.ts';

/** A text of several lines without control and bidi characters, NFC, at most one empty line in a row. */
export function plainText(text: string): string {
  return (
    limitCombiningMarks(text.toWellFormed())
      .replace(/\r\n?/g, '\n')
      .replace(/[\p{Cc}\u2028\u2029]/gu, (sign) => (sign === '\n' || sign === '\t' ? sign : ' '))
      .replace(/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g, '')
      .normalize('NFC')
      // Looked at once from its first space: from each of them, 60,000 would take seconds.
      .replace(/(?<![ \t])[ \t]+\n/g, '\n')
      .replace(/\n{3,}/g, '\n\n')
      .trim()
  );
}
