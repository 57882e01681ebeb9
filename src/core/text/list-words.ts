let ready: { language: string; write: (words: readonly string[]) => string } | undefined;

/** Lets the lists of a language be written without `Intl`, for the sake of speed. */
export function writeListsBy(language: string, write: (words: readonly string[]) => string): void {
  ready = { language, write };
}

/** Each takes longer to make than many lists to write. */
const formats = new Map<string, Intl.ListFormat>();

/** The words as a list in that language; in English there is no comma before the "and": `a, b and c`. */
export function listWords(words: readonly string[], language: string): string {
  if (ready?.language === language) return ready.write(words);
  return formatOf('conjunction', language).format(words);
}

/** The same of things of which one is meant: `a, b or c`. */
export function orWords(words: readonly string[], language: string): string {
  return formatOf('disjunction', language).format(words);
}

function formatOf(type: 'conjunction' | 'disjunction', language: string): Intl.ListFormat {
  const known = formats.get(type + language);
  if (known) return known;
  const format = new Intl.ListFormat(language === 'en' ? 'en-GB' : language, { type });
  formats.set(type + language, format);
  return format;
}
