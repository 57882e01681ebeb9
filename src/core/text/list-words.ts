let ready: { language: string; write: (words: readonly string[]) => string } | undefined;

/** Lets the lists of a language be written without `Intl`, for the sake of speed. */
export function writeListsBy(language: string, write: (words: readonly string[]) => string): void {
  ready = { language, write };
}

/** The words as a list in that language; in English there is no comma before the "and": `a, b and c`. */
export function listWords(words: readonly string[], language: string): string {
  if (ready?.language === language) return ready.write(words);
  return new Intl.ListFormat(language === 'en' ? 'en-GB' : language, { type: 'conjunction' }).format(words);
}
