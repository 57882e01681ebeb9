/** The words as a list in that language; in English there is no comma before the "and": `a, b and c`. */
export function listWords(words: readonly string[], language: string): string {
  return new Intl.ListFormat(language === 'en' ? 'en-GB' : language, { type: 'conjunction' }).format(words);
}
