import { z } from 'zod';
import { translationMarks } from '../record-states.schema.ts';
import type { FileMarks } from './translation-marks.server.ts';

type Values = Record<string, unknown>;
type Report = (path: readonly PropertyKey[], reason: string) => void;

const twin = z.looseObject({});
const said = z.object({ mark: z.enum(translationMarks).optional(), madeFrom: z.string().optional() });

/** What a file says of its translations, `mark: reviewed` beside their texts, and the document without it. */
export function takeFileMarks(document: Values, report: Report): { rest: Values; marks: FileMarks } {
  const twins = z.record(z.string(), twin).safeParse(document.translations);
  if (!twins.success) return { rest: document, marks: {} };
  const marks: Record<string, FileMarks[string]> = {};
  const translations: Values = {};
  for (const [language, { mark, madeFrom, ...texts }] of Object.entries(twins.data)) {
    translations[language] = texts;
    const read = said.safeParse({ mark, madeFrom });
    if (!read.success) report(['translations', language, 'mark'], `is none of ${translationMarks.join(', ')}`);
    else if (read.data.mark) marks[language] = { mark: read.data.mark, madeFrom: read.data.madeFrom };
  }
  return { rest: { ...document, translations }, marks };
}
