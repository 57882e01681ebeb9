import { z } from 'zod';
import { optional, required, slug } from '#core/content/content-fields.ts';
import type { ContentFiles } from '#core/content/content-files.server.ts';

const cell = z.string();
const list = cell.transform((text) => text.split('|').map((part) => part.trim()));
const values = cell.transform((text) => text.split('|').flatMap((part) => part.trim() || []));
const lists = cell.transform((text) => text.split(';').flatMap((part) => part.trim() || []));

const family = z.object({
  family: slug,
  name: cell,
  group: cell,
  parent: optional,
  definition: cell,
  reviewed_on: cell,
});
const name = z.object({ family: slug, language: cell, text: cell, kind: cell });
const line = z.object({
  family: slug,
  list: cell,
  key: cell,
  strength: cell,
  condition: cell.transform(readCondition),
  note: optional,
});
const code = z.object({ family: slug, code: cell, relation: cell });
const fact = z.object({ family: slug, fact: cell, value: values, certainty: cell });
/** The definition of a family in other languages; the others stay English. */
const definition = z.object({ family: slug, hi: required, ar: required });
const stance = z.object({
  approval: cell,
  stance: cell,
  lists,
  checked_on: optional,
  why: optional,
  families: list,
});
const ambiguous = z.object({ text: required, families: list, question: required });
const plainWord = /^[a-z]+$/;
const spelling = z.object({
  word: cell.regex(plainWord, 'is not one word in small Latin letters'),
  spellings: list.refine(
    (words) => words.every((word) => plainWord.test(word)),
    'are not words in small Latin letters',
  ),
});
const uncovered = z.object({ list: required, key: required, why: required });

export type FamilyFiles = Awaited<ReturnType<typeof readFamilyFiles>>;
export type FamilyWords = Awaited<ReturnType<typeof readFamilyWords>>;

/** Reads the files of `content/families/` of which the documents of families are made; each row knows its line. */
export async function readFamilyFiles(files: ContentFiles) {
  const [families, names, lines, codes, facts, stances, definitions] = await Promise.all([
    files.csv('families/families.csv', family),
    files.csv('families/names.csv', name),
    files.csv('families/lines.csv', line),
    files.csv('families/hs.csv', code),
    files.csv('families/facts-of-families.csv', fact),
    files.csv('families/stances.csv', stance),
    files.csv('families/definitions.csv', definition),
  ]);
  return { families, names, lines, codes, facts, stances, definitions };
}

/** Words that name several families or are written in several ways, and the rows of lists that name no product. */
export async function readFamilyWords(files: ContentFiles) {
  const [questions, spellings, exempt] = await Promise.all([
    files.csv('families/ambiguous.csv', ambiguous),
    files.csv('families/spellings.csv', spelling),
    files.csv('families/uncovered.csv', uncovered),
  ]);
  return { questions, spellings, exempt };
}

/** What stands there in JSON; what is none is refused as a condition later. */
function readCondition(text: string): unknown {
  if (!text.trim()) return null;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
