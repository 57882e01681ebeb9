import { htmlToText } from '#core/html/html-to-text.ts';

/** Made for the first excerpt, because making it takes a phone 60 ms and the server writes most excerpts. */
let graphemes: Intl.Segmenter | undefined;

/**
 * The beginning of an HTML text, without its markup. A text that is cut ends with a whole word and an ellipsis; in
 * scripts that put no spaces between words it ends with a whole grapheme.
 *
 * @param html a text with or without markup
 * @param length the greatest number of graphemes, not counting the ellipsis
 */
export function excerpt(html: string, length: number): string {
  const text = htmlToText(html);
  graphemes ??= new Intl.Segmenter('en', { granularity: 'grapheme' });
  let letters = 0;
  for (const { index } of graphemes.segment(text)) {
    if (letters === length) return `${wholeWords(text, index)}…`;
    letters += 1;
  }
  return text;
}

/** The text up to `end`, without a word that would be cut there and without punctuation before the ellipsis. */
function wholeWords(text: string, end: number): string {
  const start = text.slice(0, end);
  const cutsWord = /\S/.test(text.charAt(end)) && /\S$/.test(start);
  const lastSpace = start.search(/\s\S*$/);
  const whole = cutsWord && lastSpace > 0 ? start.slice(0, lastSpace) : start;
  return whole.replace(/[\s,;:.،؛、，；：。।–—-]+$/u, '');
}
