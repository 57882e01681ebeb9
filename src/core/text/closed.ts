/** Words as a sentence, so that the next one does not run into them. */
export function closed(text: string): string {
  // Thai has no full stop: a space sets the next sentence off.
  if (/[.।؟?!。？！]$/u.test(text) || /\p{Script=Thai}/u.test(text)) return text;
  if (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)) return `${text}。`;
  return `${text}${/[\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gurmukhi}]/u.test(text) ? '।' : '.'}`;
}
