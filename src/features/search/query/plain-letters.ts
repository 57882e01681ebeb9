import type { LanguageCode } from '#locales/languages.ts';

/** Scripts that are written without blanks, or in which words run together, so that a word may begin anywhere. */
export const unspaced = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}\p{sc=Thai}]/u;

/** Accents, the dots below letters of India (ਫ਼ and ਫ, ड़ and ड) and the Gurmukhi sign of a doubled letter. */
const leftOut = /[\u0300-\u036f\u093c\u09bc\u0a3c\u0a71\u0abc]/g;

/** What is written in two ways: a vowel through the nose, and a consonant without a vowel as one letter or with a sign. */
const alike: Record<string, string> = {
  '\u0901': '\u0902',
  '\u0a70': '\u0a02',
  '\u09ce': '\u09a4\u09cd',
  '\u0d7a': '\u0d23\u0d4d',
  '\u0d7b': '\u0d28\u0d4d',
  '\u0d7c': '\u0d30\u0d4d',
  '\u0d7d': '\u0d32\u0d4d',
  '\u0d7e': '\u0d33\u0d4d',
  '\u0d7f': '\u0d15\u0d4d',
  // A stroke is no mark of its own to Unicode, and few keyboards have these letters.
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
};
/** Tamil writes two consonants in a row also with a vowel between them: ஃப்ரிட்ஜ் and ஃபிரிட்ஜ், a fridge. */
const betweenConsonants = /(?<=[\u0b95\u0b9f\u0baa])\u0bbf(?=\u0bb0)/g;
const writtenAlike = new RegExp(`[${Object.keys(alike).join('')}]`, 'g');

/** The letters of a text without what many leave out when they type, so that both ways are the same. */
export function plainLetters(text: string): string {
  return text
    .normalize('NFD')
    .replace(leftOut, '')
    .replace(betweenConsonants, '\u0bcd')
    .replace(writtenAlike, (letter) => alike[letter] ?? letter)
    .normalize('NFC');
}

/**
 * The same for words of a language: Germans write `ue` where a keyboard has no `ü`, so that both are `u`, as is the `ue`
 * of other words.
 */
export function plainLettersIn(language: LanguageCode, text: string): string {
  const plain = plainLetters(text);
  return language === 'de' ? plain.replace(/([aou])e/g, '$1') : plain;
}
