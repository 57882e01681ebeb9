import { countWords } from '#core/text/count-words.ts';
import { defaultLanguage, type LanguageCode } from '#locales/languages.ts';

/** A verdict has no more words than this, those that name its route included. */
const mostWords = 15;
/** How long a verdict of that many words is in English; a sign of Chinese, Japanese or Korean is as wide as two letters. */
const mostLetters = 100;
const wideSign = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}]/u;

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/**
 * Whether a verdict is no longer than a verdict may be. A language other than English may need more words to say the same,
 * because it writes syllables or particles apart, or is not written in words at all; there it may be as long instead.
 */
export function isShort(verdict: string, language: LanguageCode): boolean {
  if (countWords(verdict, language) <= mostWords) return true;
  return language !== defaultLanguage && lettersOf(verdict) <= mostLetters;
}

function lettersOf(text: string): number {
  let letters = 0;
  for (const { segment } of graphemes.segment(text)) letters += wideSign.test(segment) ? 2 : 1;
  return letters;
}
