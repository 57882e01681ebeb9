/** How the names of English letters are written as they sound in India. */
const names: Record<string, string> = {
  ...{ e: 'ea', a: 'a', ei: 'a', bi: 'b', be: 'b', bee: 'b', si: 'c', see: 'c', di: 'd', dee: 'd', i: 'ei', ee: 'e' },
  ...{
    ef: 'f',
    ji: 'g',
    jee: 'g',
    ech: 'h',
    ach: 'h',
    aich: 'h',
    ai: 'i',
    aai: 'i',
    je: 'j',
    jay: 'j',
    ke: 'k',
    kay: 'k',
  },
  ...{
    el: 'l',
    em: 'm',
    en: 'n',
    o: 'o',
    pi: 'p',
    pee: 'p',
    kyu: 'q',
    kyoo: 'q',
    ar: 'r',
    aar: 'r',
    es: 's',
    yes: 's',
  },
  ...{
    ti: 't',
    tee: 't',
    yu: 'u',
    yoo: 'u',
    vi: 'v',
    wi: 'v',
    dablyu: 'w',
    dabalyu: 'w',
    eks: 'x',
    ex: 'x',
    vai: 'y',
    wai: 'y',
  },
  ...{ jed: 'z', zed: 'z' },
};
const longest = 7;

/**
 * Words whose letters are spelt by their names, as names of products have them: `el e di` and `elidi` are `led`.
 * @returns the words with each such run in place of it; null when there is none
 */
export function readLetterNames(words: readonly string[], isKnown: (word: string) => boolean): string[] | null {
  const read: string[] = [];
  let found = false;
  for (let place = 0; place < words.length; ) {
    const run = runFrom(words, place, isKnown);
    read.push(run?.word ?? words[place] ?? '');
    place += run?.length ?? 1;
    found ||= run !== null;
  }
  return found ? read : null;
}

/** The longest run of names from a place on that spells a known word of at least two letters. */
function runFrom(words: readonly string[], place: number, isKnown: (word: string) => boolean) {
  const [first = ''] = words.slice(place);
  const whole = isKnown(first) ? undefined : spellings(first).find((word) => word.length > 2 && isKnown(word));
  if (whole) return { word: whole, length: 1 };
  for (let length = Math.min(5, words.length - place); length > 1; length--) {
    const run = words.slice(place, place + length);
    if (!run.every((word) => word in names)) continue;
    const word = run
      .reduce<string[]>(
        (starts, name) => starts.flatMap((start) => [...(names[name] ?? '')].map((letter) => start + letter)),
        [''],
      )
      .find(isKnown);
    if (word) return { word, length };
  }
  return null;
}

/** What a word spells when it consists of names of letters only: `yupies` is `ups`. */
function spellings(word: string): string[] {
  if (word === '') return [''];
  return Array.from({ length: Math.min(longest, word.length) }, (_, place) => word.slice(0, place + 1)).flatMap(
    (name) =>
      [...(names[name] ?? '')].flatMap((letter) => spellings(word.slice(name.length)).map((rest) => letter + rest)),
  );
}
