import { readFile } from 'node:fs/promises';
import { localize } from '#core/text/localize.ts';
import { loadNames } from '#features/families/load-names.server.ts';
import type { LanguageCode } from '#locales/languages.ts';
import { loadFinder } from '../load-finder.server.ts';
import { type AnswersReport, answersReport } from './answers-report.schema.ts';

const file = new URL('../../../../content/answers-report.json', import.meta.url);

/** How right our answers were when they were last measured, with the names of approvals and families. */
export async function readAnswersReport(language: LanguageCode) {
  const [text, { approvals }, { families }] = await Promise.all([
    readFile(file, 'utf8'),
    loadFinder(language),
    loadNames('en'),
  ]);
  const { leftOpen, wrong, withAnswers, strangers, ...report } = answersReport.parse(JSON.parse(text));
  const names = new Map(approvals.map(({ key, name }) => [key, name]));
  const nameOf = (key: string) => names.get(key) ?? key;
  const read = ({ family, missing, certain, misdated, phrase }: WrongAnswer) => {
    const row = family === null ? undefined : families.get(family);
    return {
      phrase,
      family: row ? { slug: row.slug, name: localize(row, language).name } : null,
      missing: missing.map(nameOf),
      certain: certain.map(nameOf),
      misdated: misdated.map(nameOf),
    };
  };
  return {
    ...report,
    leftOpen: leftOpen.map(({ approval, count }) => ({ approval: nameOf(approval), count })),
    wrong: wrong.map(read),
    withAnswers: { ...withAnswers, wrong: withAnswers.wrong.map(read) },
    strangers: { ...strangers, first: { ...strangers.first, wrong: strangers.first.wrong.map(read) } },
  };
}

type WrongAnswer = AnswersReport['wrong'][number];
export type ReadReport = Awaited<ReturnType<typeof readAnswersReport>>;
