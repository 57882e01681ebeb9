import { limitCombiningMarks } from './limit-combining-marks.ts';

/** One line of text without control and bidi characters, NFC, its spaces single: fit for names and subjects. */
export function plainLine(text: string): string {
  return limitCombiningMarks(text.toWellFormed())
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .replace(/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g, '')
    .normalize('NFC')
    .replace(/\s+/g, ' ')
    .trim();
}

/** The same, and no more than its first so many code points: a cut between the halves of one is no text any more. */
export function shortLine(text: string, most: number): string {
  return [...plainLine(text)].slice(0, most).join('');
}
