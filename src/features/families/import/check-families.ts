import type { Problem } from '#core/content/content-error.ts';
import { reportRepeats } from '#core/content/repeats.ts';
import { lineKey } from '#features/orders/lines/line-facts.ts';
import { oneSpelling } from '../match/name-index.ts';
import { phraseKey, wordsOf } from '../words.ts';
import type { FamilyFiles } from './family-files.ts';

type Place = { file: string; line: number };

/** Pages of the finder that are no family. */
export const reservedSlugs = ['how-right'];

/** Reports what cannot be right across the files of the families. */
export function checkFamilies(read: FamilyFiles, knownLines: ReadonlySet<string>, problems: Problem[]): void {
  const { families, names, lines, codes, questions, groups, stances, definitions } = read;
  const report = ({ file, line }: Place, reason: string) => problems.push({ file, line, reason });
  reportRepeats(families, ({ family }) => family, problems);
  reportRepeats(lines, ({ family, list, key }) => `${family} ${list} ${key}`, problems);
  reportRepeats(codes, ({ family, code }) => `${family} ${code}`, problems);
  reportRepeats(questions, ({ text }) => phraseKey(wordsOf(text)), problems);

  const known = new Set(families.map(({ family }) => family));
  const named = [
    ...[...names, ...lines, ...codes, ...definitions].map((row) => [row, row.family] as const),
    ...[...questions, ...stances].flatMap((row) => row.families.map((family) => [row, family] as const)),
    ...families.flatMap((row) => (row.parent ? [[row, row.parent] as const] : [])),
  ];
  for (const [row, family] of named) if (!known.has(family)) report(row, `there is no family ${family}`);
  for (const row of families)
    if (reservedSlugs.includes(row.family)) report(row, `${row.family} is the address of another page of the finder`);
  const knownGroups = new Set(groups.map(({ group }) => group));
  for (const row of families) if (!knownGroups.has(row.group)) report(row, `there is no group ${row.group}`);
  for (const row of lines)
    if (!knownLines.has(lineKey(row))) report(row, `the list ${row.list} has no row '${row.key}'`);
  for (const row of questions)
    if (new Set(row.families).size < 2) report(row, `'${row.text}' has one family, so there is nothing to ask`);
  reportRepeats(definitions, ({ family }) => family, problems);
  reportLostMarks(read, report);
  reportLoops(families, report);
  reportSharedNames(read, report);
  reportSpellings(read, report);
}

/** Marks, numbers and signs stay as the law writes them, in every script: `BIS`, `IS 302`, `446 MHz`. */
const marks = /\b(?:BIS|ISI|IS|IEC|LED|GPS|USB|CCTV|LPG|RO|UPS)\b|\d+(?:[.,]\d+)*/g;

function reportLostMarks({ families, definitions }: FamilyFiles, report: (place: Place, reason: string) => void) {
  const english = new Map(families.map(({ family, definition }) => [family, definition]));
  for (const row of definitions)
    for (const language of ['hi', 'ar'] as const)
      for (const mark of new Set(english.get(row.family)?.match(marks)))
        if (!row[language].includes(mark)) report(row, `the definition in ${language} has lost '${mark}'`);
}

function reportLoops(families: FamilyFiles['families'], report: (place: Place, reason: string) => void) {
  const parents = new Map(families.map(({ family, parent }) => [family, parent]));
  for (const row of families) {
    const above = new Set<string>();
    for (let at: string | null | undefined = row.family; at && !above.has(at); at = parents.get(at)) above.add(at);
    const last = [...above].at(-1);
    if (last && parents.get(last) === row.family) report(row, `${[...above].join(', ')} are parents of each other`);
  }
}

/** A text that two families claim, in whatever spelling, can only be asked about. */
function reportSharedNames(
  { names, questions, spellings }: FamilyFiles,
  report: (place: Place, reason: string) => void,
) {
  const spelt = oneSpelling(spellings);
  const keyOf = (text: string) => phraseKey(wordsOf(text).map((word) => spelt.get(word) ?? word));
  const asked = new Map(questions.map(({ text, families }) => [keyOf(text), families]));
  const claims = Map.groupBy(names, ({ text }) => keyOf(text));
  for (const [key, rows] of claims) {
    const families = new Set(rows.map(({ family }) => family));
    const unasked = rows.findLast(({ family }) => !asked.get(key)?.includes(family));
    if (families.size < 2 || !unasked) continue;
    const all = [...families].join(' and ');
    report(unasked, `'${unasked.text}' is a name of ${all}, which families/ambiguous.csv does not say`);
  }
}

/** A word that is written in two ways can only mean one word, and one that no name has helps nobody. */
function reportSpellings({ names, families, spellings }: FamilyFiles, report: (place: Place, reason: string) => void) {
  const named = new Set([...names.map(({ text }) => text), ...families.map(({ name }) => name)].flatMap(wordsOf));
  const meant = new Map(spellings.map(({ word }) => [word, word]));
  for (const row of spellings) {
    const { word } = row;
    if (![word, ...row.spellings].some((spelling) => wordsOf(spelling).every((stem) => named.has(stem))))
      report(row, `no name of a family has the word ${word}`);
    for (const spelling of row.spellings) {
      const other = meant.get(spelling);
      if (other) report(row, `${spelling} already stands for ${other}`);
      meant.set(spelling, word);
    }
  }
}
