import { htmlToText } from '#core/html/html-to-text.ts';

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/**
 * The beginning of an HTML text, without its markup. A text that is cut ends in an ellipsis, and is
 * never cut inside what a reader sees as one letter (readings Q65).
 *
 * @param html a text with or without markup
 * @param length how many letters stay, the ellipsis not counted
 */
export function excerpt(html: string, length: number): string {
  const text = htmlToText(html);
  let letters = 0;
  for (const { index } of graphemes.segment(text)) {
    if (letters === length) return `${text.slice(0, index).trimEnd()}…`;
    letters += 1;
  }
  return text;
}
