import { limitCombiningMarks } from './limit-combining-marks.ts';

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
