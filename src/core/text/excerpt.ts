import { htmlToText } from '#core/html/html-to-text.ts';

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/**
 * The beginning of an HTML text, without its markup. A text that is cut ends at a whole word and an ellipsis; in
 * scripts that put no space between words it ends at what a reader sees as one letter.
 *
 * @param html a text with or without markup
 * @param length the most letters that stay, the ellipsis not counted
 */
export function excerpt(html: string, length: number): string {
  const text = htmlToText(html);
  let letters = 0;
  for (const { index } of graphemes.segment(text)) {
    if (letters === length) return `${wholeWords(text, index)}…`;
    letters += 1;
  }
  return text;
}

/** The text up to that place, without a word that the place cuts and without the punctuation before the ellipsis. */
function wholeWords(text: string, end: number): string {
  const start = text.slice(0, end);
  const cutsWord = /\S/.test(text.charAt(end)) && /\S$/.test(start);
  const lastSpace = start.search(/\s\S*$/);
  const whole = cutsWord && lastSpace > 0 ? start.slice(0, lastSpace) : start;
  return whole.replace(/[\s,;:–—-]+$/u, '');
}
