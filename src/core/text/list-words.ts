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
  return spaced(withoutDouble(list, words, ands[language]), language);
}

/** Thai puts no blank after its "and", but Latin letters and figures need one: `ฉลากดาว BEE และ EPR`. */
function spaced(list: string, language: string): string {
  return language === 'th' ? list.replace(/(?<=และ|ตลอดจน)(?=[A-Za-z0-9])/g, ' ') : list;
}

/** The words with the comma of that language between them and no "and", as in the cell of a table. */
export function commaWords(words: readonly string[], language: string): string {
  return words.join(/^(?:ja|zh)/.test(language) ? '、' : language === 'ar' ? '، ' : ', ');
}

/** A list of things of which one is meant: `a, b or c`. */
export function orWords(words: readonly string[], language: string): string {
  return withoutDouble(formatOf('disjunction', language).format(words), words, ors[language]);
}

/** The list with another joint before its last word where one of the words has such a joint of its own. */
function withoutDouble(list: string, words: readonly string[], [joint, another]: readonly string[] = []): string {
  const last = words.at(-1) ?? '';
  if (!joint || words.length < 2 || !words.some((word) => word.includes(joint)) || !list.endsWith(joint + last))
    return list;
  const end = `${another}${last}`.replace(/^( ainsi qu)e (?=[aeiouéèêâîô])/i, '$1’');
  return list.slice(0, -(joint + last).length) + end;
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

/** The same for lists of which one thing is meant; Arabic repeats its "or". */
const ors: Record<string, [or: string, another: string]> = {
  bn: [' বা ', ' অথবা '],
  de: [' oder ', ' bzw. '],
  es: [' o ', ' o bien '],
  fr: [' ou ', ' ou bien '],
  gu: [' અથવા ', ' કે '],
  hi: [' या ', ' अथवा '],
  it: [' o ', ' oppure '],
  ja: ['または', 'もしくは'],
  kn: [' ಅಥವಾ ', ' ಇಲ್ಲವೇ '],
  ko: [' 또는 ', ' 혹은 '],
  ml: [' അല്ലെങ്കിൽ ', ' അഥവാ '],
  mr: [' किंवा ', ' अथवा '],
  ms: [' atau ', ' ataupun '],
  pa: [' ਜਾਂ ', ' ਜਾਂ ਫਿਰ '],
  pl: [' lub ', ' albo '],
  pt: [' ou ', ' ou então '],
  ru: [' или ', ' либо '],
  ta: [' அல்லது ', ', அல்லது '],
  te: [' లేదా ', ' లేక '],
  th: [' หรือ ', ' หรือไม่ก็ '],
  vi: [' hoặc ', ' hay '],
  'zh-Hans': ['或', '或者'],
  'zh-Hant': ['或', '或者'],
};
