import { limitCombiningMarks } from './limit-combining-marks.ts';

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
