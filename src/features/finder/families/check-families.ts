import type { Problem } from '#core/content/content-error.ts';
import { reportRepeats } from '#core/content/repeats.ts';
import { translate } from '#core/text/messages.server.ts';
import { phraseKey, wordsOf } from '#features/families/words.ts';
import type { CheckedDocument } from '#features/records/content-of.server.ts';
import { defaultLanguage } from '#locales/languages.ts';
import type { FactsByKey } from '../condition/condition-faults.ts';
import type { FamilyDocument } from './family.record.ts';
import {
  calledBy,
  claimsOf,
  factFaults,
  loopOf,
  lostMarks,
  nameKeys,
  reservedSlugs,
  sharedNames,
} from './family-faults.ts';
import type { FamilyWords } from './family-files.ts';

type Known = Pick<FamilyWords, 'spellings'> & {
  questions: readonly { text: string; families: readonly string[] }[];
  /** The rows of the lists, by `lineKey`. */
  rows: ReadonlySet<string>;
  facts: FactsByKey;
};

/** Reports what cannot be right across the families. */
export function checkFamilies(found: readonly CheckedDocument<FamilyDocument>[], known: Known): void {
  const documents = found.map(({ document }) => document);
  const keyOf = nameKeys(known.spellings);
  const claims = claimsOf(
    documents.map((document) => ({ slug: document.slug, names: calledBy(document) })),
    keyOf,
  );
  const asked = new Map(known.questions.map(({ text, families }) => [keyOf(text), families]));
  const parents = new Map(documents.map(({ slug, parent }) => [slug, parent]));
  for (const { document, report } of found) {
    const { slug, lines } = document;
    if (reservedSlugs.includes(slug)) report(['slug'], `${slug} is the address of another page of the finder`);
    for (const [index, { list, listKey }] of lines.entries())
      if (!known.rows.has(`${list} ${listKey}`))
        report(['lines', index, 'listKey'], `the list ${list} has no row '${listKey}'`);
    const loop = loopOf(slug, parents);
    if (loop) report(['parent'], `${loop.join(', ')} are parents of each other`);
    for (const [language, mark] of lostMarks(document))
      report(['translations', language, 'definition'], `the definition in ${language} has lost '${mark}'`);
    for (const { path, fault } of factFaults(document, known.facts)) report(path, translate(fault, defaultLanguage));
    const texts = calledBy(document);
    for (const { index, others } of sharedNames({ slug, names: texts }, claims, asked, keyOf)) {
      const all = [slug, ...others].sort().join(' and ');
      report(
        index === 0 ? ['name'] : ['names', index - 1, 'text'],
        `'${texts[index]}' is a name of ${all}, which families/ambiguous.csv does not say`,
      );
    }
  }
}

/** A text that stands for several families is asked about once, and they exist. */
export function checkQuestions(
  questions: FamilyWords['questions'],
  families: ReadonlySet<string>,
  problems: Problem[],
): void {
  reportRepeats(questions, ({ text }) => phraseKey(wordsOf(text)), problems);
  for (const { file, line, families: named } of questions)
    for (const family of named)
      if (!families.has(family)) problems.push({ file, line, reason: `there is no family ${family}` });
}

/** A word that is written in two ways can only mean one word, and one that no name has helps nobody. */
export function checkSpellings(
  spellings: FamilyWords['spellings'],
  families: readonly FamilyDocument[],
  problems: Problem[],
): void {
  const named = new Set(
    families.flatMap(({ name, names }) => [name, ...names.map(({ text }) => text)]).flatMap(wordsOf),
  );
  const meant = new Map(spellings.map(({ word }) => [word, word]));
  for (const { file, line, word, spellings: others } of spellings) {
    const report = (reason: string) => problems.push({ file, line, reason });
    if (![word, ...others].some((spelling) => wordsOf(spelling).every((stem) => named.has(stem))))
      report(`no name of a family has the word ${word}`);
    for (const spelling of others) {
      const other = meant.get(spelling);
      if (other) report(`${spelling} already stands for ${other}`);
      meant.set(spelling, word);
    }
  }
}
