import { oneSpelling } from '#features/families/match/name-index.ts';
import { phraseKey, wordsOf } from '#features/families/words.ts';
import { conditionFaults, type FactsByKey, type Fault, valueFaults } from '../condition/condition-faults.ts';
import { unknownProduct } from '../unknown-product.ts';
import type { FamilyDocument } from './family.record.ts';

/** Pages of the finder that are no family. */
export const reservedSlugs = ['how-right', unknownProduct];

/** Marks, numbers and signs stay as the law writes them, in every script: `BIS`, `IS 302`, `446 MHz`. */
const marks = /\b(?:BIS|ISI|IS|IEC|LED|GPS|USB|CCTV|LPG|RO|UPS)\b|\d+(?:[.,]\d+)*/g;
const checkedLanguages = ['hi', 'ar'] as const;

/** The marks and numbers that a translated definition has lost, by language. */
export function lostMarks({ definition, translations }: Pick<FamilyDocument, 'definition' | 'translations'>) {
  const wanted = [...new Set(definition.match(marks))];
  return checkedLanguages.flatMap((language) => {
    const text = translations[language]?.definition;
    return text ? wanted.flatMap((mark) => (text.includes(mark) ? [] : [[language, mark] as const])) : [];
  });
}

/** The families that are parents of each other, if this one is among them. */
export function loopOf(slug: string, parents: ReadonlyMap<string, string | null>): string[] | null {
  const above = new Set<string>();
  for (let at: string | null | undefined = slug; at && !above.has(at); at = parents.get(at)) above.add(at);
  const last = [...above].at(-1);
  return last && parents.get(last) === slug ? [...above] : null;
}

/** What a family says of facts that there are not, or that have other values. */
export function factFaults({ lines, facts: own }: Pick<FamilyDocument, 'lines' | 'facts'>, facts: FactsByKey) {
  const at = (path: [string, number, string], faults: Fault[]) => faults.map((fault) => ({ path, fault }));
  return [
    ...lines.flatMap(({ condition }, index) =>
      condition ? at(['lines', index, 'condition'], conditionFaults(condition, facts)) : [],
    ),
    ...own.flatMap(({ fact, values }, index) => at(['facts', index, 'values'], valueFaults(fact, values, facts))),
  ];
}

type Named = { slug: string; names: readonly string[] };
type KeyOf = (text: string) => string;

/** All that a family is called: what it is called itself stands first, and is a name like the others. */
export const calledBy = ({ name, names }: Pick<FamilyDocument, 'name' | 'names'>): string[] => [
  name,
  ...names.map(({ text }) => text),
];

/** The key of a whole name by its words: names that differ in hyphens or spelling have the same one. */
export function wordKeys(spellings: Parameters<typeof oneSpelling>[0]): (words: readonly string[]) => string {
  const spelt = oneSpelling(spellings);
  return (words) => phraseKey(words.map((word) => spelt.get(word) ?? word));
}

/** The same by its text, whatever the plural. */
export function nameKeys(...given: Parameters<typeof wordKeys>): KeyOf {
  const keyOf = wordKeys(...given);
  return (text) => keyOf(wordsOf(text));
}

/** The families that have each name. */
export function claimsOf(families: readonly Named[], keyOf: KeyOf): Map<string, Set<string>> {
  const claims = new Map<string, Set<string>>();
  for (const { slug, names } of families)
    for (const key of names.map(keyOf)) claims.set(key, (claims.get(key) ?? new Set()).add(slug));
  return claims;
}

/**
 * The names of a family that others have too, in whatever spelling, although nothing says that one has to ask.
 * @param asked the families of each text that is known to mean several
 */
export function sharedNames(
  { slug, names }: Named,
  claims: ReadonlyMap<string, ReadonlySet<string>>,
  asked: ReadonlyMap<string, readonly string[]>,
  keyOf: KeyOf,
): { index: number; others: string[] }[] {
  return names.flatMap((text, index) => {
    const key = keyOf(text);
    const others = [...(claims.get(key) ?? [])].filter((other) => other !== slug);
    return others.length > 0 && !asked.get(key)?.includes(slug) ? [{ index, others }] : [];
  });
}
