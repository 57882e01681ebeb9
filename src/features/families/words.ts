import { normaliseText } from '#features/search/query/normalise-text.ts';
import { plainLetters, plainLettersIn } from '#features/search/query/plain-letters.ts';
import type { LanguageCode } from '#locales/languages.ts';

/** Words that tell nothing about a product, in English, romanised Hindi and Hindi. */
const empty = new Set(
  [
    'a an the and or of for with without in on at to from by as per any all type types kind kinds my our is are it its',
    'used using use price rate online buy sell sale new best india indian',
    'bis isi crs wpc eta tec bee epr certificate certification certified licence license approval approvals registration',
    'registered compliance mark required requirement need needed how what which get do does i we product products item items',
    'ka ki ke ko se me mein wala wale wali vala vale vali liye aur ya hai chahiye kya',
    'का की के को से में वाला वाले वाली लिए और या है',
    // The letter of `ई-कचरा`, e-waste, which other things have, too.
    'ई इ',
  ].flatMap((line) => line.split(' ')),
);
/** What stands after one of these says for whom or with what the product is, not what it is. */
const joints = new Set(['for', 'with', 'without', 'of', 'in', 'on', 'at', 'to', 'from', 'by', 'used', 'using']);

/** Words that say little beside what a thing is called: a printer machine is a printer, though some names need them. */
const general = new Set(
  'machine set unit device equipment piece pack pair brand branded original imported import wholesale bulk quality latest fancy model item saman'.split(
    ' ',
  ),
);

const plurals: Record<string, string> = { tvs: 'tv', acs: 'ac', pcs: 'pc', leds: 'led', pvcs: 'pvc' };

const arabic = /\p{Script=Arabic}/u;

/** The words of a text as names and queries are compared: in lower case, without plurals and without spelling marks. */
export function wordsOf(text: string): string[] {
  const words = normaliseText(text).split(' ').filter(Boolean).map(stem);
  return joinLetters(words);
}

/** The words of what is called so in a language, as what a reader of that language typed is compared with them. */
export const wordsIn = (language: LanguageCode, text: string) =>
  wordsOf(text).map((word) => plainLettersIn(language, word));

/** Those that say what the product is; all of them when none does. */
export function tellingWords(words: readonly string[]): string[] {
  const telling = words.filter((word) => !empty.has(word));
  return telling.length > 0 ? telling : [...words];
}

/** The words without those that only say that it is some thing. */
export const withoutGeneral = (words: readonly string[]) => words.filter((word) => !general.has(word));

/** The same key for `power bank`, `Power-banks` and `powerbank`. */
export const phraseKey = (words: readonly string[]) => words.join('');

/** The words that tell something, as a compound has them: a `battery for an inverter` is an inverter battery. */
export function compoundOf(words: readonly string[]): string[] {
  const joint = jointIn(words);
  return tellingWords(joint > 0 ? [...words.slice(joint), ...words.slice(0, joint)] : words);
}

/** The words before the first "for" or "with", which name the thing; none where nothing follows. */
export function thingOf(words: readonly string[]): string[] {
  const joint = jointIn(words);
  return joint > 0 ? tellingWords(words.slice(0, joint)) : [];
}

/**
 * The word that says what stands before the first "for" or "with"; null where the grammar puts it elsewhere.
 * @param isHead whether names end with a word; what follows the last such word only describes the thing
 */
export function headOf(words: readonly string[], isHead: (word: string) => boolean = () => true): string | null {
  const joint = jointIn(words);
  const before = tellingWords(joint > 0 ? words.slice(0, joint) : words);
  const head = before.findLast(isHead) ?? before.at(-1) ?? null;
  return head && arabic.test(head) ? null : head;
}

const jointIn = (words: readonly string[]) => words.findIndex((word, place) => place > 0 && joints.has(word));

function stem(word: string): string {
  if (arabic.test(word)) return stemArabic(word);
  const plain = plainLetters(word);
  // `smps` is no plural.
  if (!/^[a-z]{4,}$/.test(plain) || !/[aeiouy]/.test(plain)) return plurals[plain] ?? plain;
  return plain
    .replace(/(?<=\w{2})ies$/, 'y')
    .replace(/(ss|x|ch|sh)es$/, '$1')
    .replace(/(?<=\w{2}[^sui])s$/, '');
}

function stemArabic(word: string): string {
  return word
    .replace(/[\u064b-\u0652\u0640]/g, '')
    .replace(/[أإآ]/g, 'ا')
    .replaceAll('ى', 'ي')
    .replaceAll('ة', 'ه')
    .replace(/^ال(?=.{3})/, '');
}

/** `l e d` and `t v` are written apart by some: single letters in a row are one word. */
function joinLetters(words: string[]): string[] {
  const joined: string[] = [];
  let open = false;
  for (const word of words) {
    const single = /^[a-z]$/.test(word);
    if (single && open) joined.push(`${joined.pop()}${word}`);
    else joined.push(word);
    open = single;
  }
  return joined;
}
