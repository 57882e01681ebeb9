let ready: { language: string; write: (words: readonly string[]) => string } | undefined;

/** Lets the lists of a language be written without `Intl`, for the sake of speed. */
export function writeListsBy(language: string, write: (words: readonly string[]) => string): void {
  ready = { language, write };
}

/** Each takes longer to make than many lists to write. */
const formats = new Map<string, Intl.ListFormat>();

/**
 * The words as a list in that language; in English there is no comma before the "and": `a, b and c`. Where a word has an
 * "and" of its own, the last one is joined by another: `große und mittlere Unternehmen sowie Importeure`.
 */
export function listWords(words: readonly string[], language: string): string {
  const list = ready?.language === language ? ready.write(words) : formatOf('conjunction', language).format(words);
  const [and, another] = ands[language] ?? [];
  const last = words.at(-1) ?? '';
  if (!and || words.length < 2 || !words.some((word) => word.includes(and)) || !list.endsWith(and + last)) return list;
  return list.slice(0, -(and + last).length) + another + last;
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

/** What joins the last two words of a list, and what may stand for it; Arabic, Japanese and Malayalam need no other. */
const ands: Record<string, [and: string, another: string]> = {
  bn: [' এবং ', ' ও '],
  de: [' und ', ' sowie '],
  es: [' y ', ' así como '],
  fr: [' et ', ' ainsi que '],
  gu: [' અને ', ' તેમજ '],
  hi: [' और ', ' तथा '],
  it: [' e ', ' nonché '],
  kn: [' ಮತ್ತು ', ' ಹಾಗೂ '],
  ko: [' 및 ', ', '],
  mr: [' आणि ', ' तसेच '],
  ms: [' dan ', ' serta '],
  pa: [' ਅਤੇ ', ' ਤੇ '],
  pl: [' i ', ' oraz '],
  pt: [' e ', ' bem como '],
  ru: [' и ', ', а также '],
  ta: [' மற்றும் ', ', '],
  te: [' మరియు ', ', '],
  th: ['และ', 'ตลอดจน'],
  vi: [' và ', ' cùng với '],
  'zh-Hans': ['和', '以及'],
  'zh-Hant': ['和', '以及'],
};
