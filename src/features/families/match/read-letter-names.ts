/** How the names of English letters are written as they sound in India, by letter. */
const spoken = {
  a: 'a e ei',
  b: 'bi be bee',
  c: 'si see',
  d: 'di dee',
  e: 'i ee e',
  f: 'ef',
  g: 'ji jee',
  h: 'ech ach aich',
  i: 'ai aai i',
  j: 'je jay',
  k: 'ke kay',
  l: 'el',
  m: 'em',
  n: 'en',
  o: 'o',
  p: 'pi pee',
  q: 'kyu kyoo',
  r: 'ar aar',
  s: 'es yes',
  t: 'ti tee',
  u: 'yu yoo',
  v: 'vi wi',
  w: 'dablyu dabalyu',
  x: 'eks ex',
  y: 'vai wai',
  z: 'jed zed',
};
/** The letters that a name may stand for: `i` is E or I. */
const lettersOf = new Map<string, string[]>();
for (const [letter, names] of Object.entries(spoken))
  for (const name of names.split(' ')) lettersOf.set(name, [...(lettersOf.get(name) ?? []), letter]);
const longestName = Math.max(...[...lettersOf.keys()].map((name) => name.length));
/** Abbreviations are short, and each letter more is up to four times as many spellings. */
const mostLetters = 5;

/**
 * Words whose letters are spelt by their names, as names of products have them: `el e di` and `elidi` are `led`.
 * @returns the words with each such run in place of it; null when there is none
 */
export function readLetterNames(words: readonly string[], isKnown: (word: string) => boolean): string[] | null {
  const read: string[] = [];
  let hasRun = false;
  for (let place = 0; place < words.length; ) {
    const run = runFrom(words, place, isKnown);
    read.push(run?.word ?? words[place] ?? '');
    place += run?.length ?? 1;
    hasRun ||= run !== null;
  }
  return hasRun ? read : null;
}

/** The longest run of names from a place on that spells a known word of at least two letters. */
function runFrom(words: readonly string[], place: number, isKnown: (word: string) => boolean) {
  const [first = ''] = words.slice(place);
  const whole = isKnown(first) ? undefined : spellings(first).find((word) => word.length > 2 && isKnown(word));
  if (whole) return { word: whole, length: 1 };
  for (let length = Math.min(mostLetters, words.length - place); length > 1; length--) {
    const word = words
      .slice(place, place + length)
      .map((name) => lettersOf.get(name) ?? [])
      .reduce((starts, letters) => starts.flatMap((start) => letters.map((letter) => start + letter)), [''])
      .find(isKnown);
    if (word) return { word, length };
  }
  return null;
}

/** What a word spells when it consists of names of letters only: `yupies` is `ups`. */
function spellings(word: string, mostOf = mostLetters): string[] {
  if (word === '') return [''];
  if (word.length > mostOf * longestName) return [];
  return Array.from({ length: Math.min(longestName, word.length) }, (_, place) => word.slice(0, place + 1)).flatMap(
    (name) => {
      const letters = lettersOf.get(name) ?? [];
      const rests = letters.length > 0 ? spellings(word.slice(name.length), mostOf - 1) : [];
      return letters.flatMap((letter) => rests.map((rest) => letter + rest));
    },
  );
}
