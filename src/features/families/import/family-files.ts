import { z } from 'zod';
import { optional, required, slug } from '#core/content/content-fields.ts';
import type { ContentFiles } from '#core/content/content-files.server.ts';

/** Longer texts are sentences that slipped into the column, and nobody types them. */
const longestName = 120;
const day = z.iso.date('is not a date like 2026-01-31');
const list = z.string().transform((text) => text.split('|').map((part) => part.trim()));

const family = z.object({
  family: slug,
  name: required.max(longestName),
  group: required,
  parent: optional,
  definition: required,
  reviewed_on: day,
});
const name = z.object({
  family: slug,
  language: z.enum(['en', 'hi', 'hi-Latn', 'ar']),
  text: required
    .max(longestName, `is longer than ${longestName} characters`)
    .refine(isOfOneScript, 'mixes scripts in a word'),
  kind: z.enum(['official', 'trade', 'common', 'abbreviation', 'misspelling', 'hinglish', 'brand-generic']),
});
const line = z.object({
  family: slug,
  list: required,
  key: required,
  strength: z.enum(['covers', 'may-cover']),
  condition: z.string().transform(readCondition),
  note: optional,
});
const code = z.object({
  family: slug,
  code: z.string().regex(/^\d{2,8}$/, 'is not a customs code of 2 to 8 digits'),
  relation: z.enum(['usual', 'possible']),
});
const ambiguous = z.object({ text: required, families: list, question: required });
const plainWord = /^[a-z]+$/;
const spelling = z.object({
  word: z.string().regex(plainWord, 'is not one word in small Latin letters'),
  spellings: list.refine(
    (words) => words.every((word) => plainWord.test(word)),
    'are not words in small Latin letters',
  ),
});
const group = z.object({ group: required, hi: required, ar: required });
/** The definition of a family in other languages; the others stay English. */
const definition = z.object({ family: slug, hi: required, ar: required });
const uncovered = z.object({ list: required, key: required, why: required });
const stance = z
  .object({
    approval: slug,
    stance: z.enum(['rules', 'none-found', 'not-checked']),
    lists: z.string(),
    checked_on: z.string(),
    families: list,
  })
  .refine(({ stance, checked_on }) => stance === 'not-checked' || /^\d{4}-\d\d-\d\d$/.test(checked_on), {
    path: ['checked_on'],
    message: 'a stance needs the day on which somebody looked',
  });

export type FamilyFiles = Awaited<ReturnType<typeof readFamilyFiles>>;

/** Reads the files of `content/families/` that describe the families; each row knows its line. */
export async function readFamilyFiles(files: ContentFiles) {
  const [families, names, lines, codes, questions, groups, exempt, stances, spellings, definitions] = await Promise.all(
    [
      files.csv('families/families.csv', family),
      files.csv('families/names.csv', name),
      files.csv('families/lines.csv', line),
      files.csv('families/hs.csv', code),
      files.csv('families/ambiguous.csv', ambiguous),
      files.csv('families/groups.csv', group),
      files.csv('families/uncovered.csv', uncovered),
      files.csv('families/stances.csv', stance),
      files.csv('families/spellings.csv', spelling),
      files.csv('families/definitions.csv', definition),
    ],
  );
  return { families, names, lines, codes, questions, groups, exempt, stances, spellings, definitions };
}

const scripts = [
  /\p{Script=Latin}/u,
  /\p{Script=Devanagari}/u,
  /\p{Script=Arabic}/u,
  /[^\p{Script=Latin}\p{Script=Devanagari}\p{Script=Arabic}\P{L}]/u,
];

/** Letters of another script that look alike would never be found. */
function isOfOneScript(text: string): boolean {
  return text.split(/[\s\p{P}\d]+/u).every((word) => scripts.filter((script) => script.test(word)).length <= 1);
}

function readCondition(text: string, context: z.RefinementCtx): Record<string, unknown> | null {
  if (!text.trim()) return null;
  try {
    return z.record(z.string(), z.unknown()).parse(JSON.parse(text));
  } catch {
    context.addIssue({ code: 'custom', message: 'is not a condition in JSON' });
    return null;
  }
}
