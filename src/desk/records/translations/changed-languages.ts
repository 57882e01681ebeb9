import type { z } from 'zod';
import { listTexts } from '#features/records/translations/list-texts.ts';
import { withoutLanguages } from '#features/records/translations/take-languages.ts';
import { defaultLanguage, languages } from '#locales/languages.ts';
import { isSame } from '../form/find-differences.ts';
import type { Values } from '../form/paths.ts';

type Mark = { language: string; isPublic: boolean };
const translations = languages.map(({ code }): string => code).filter((code) => code !== defaultLanguage);

/** The languages in which a draft differs from what is public; what has no language belongs to English. */
export function changedLanguages(
  schema: z.ZodObject,
  { live, draft, marks }: { live: Values; draft: Values; marks: readonly Mark[] },
): string[] {
  const [before, after] = [listTexts(schema, live), listTexts(schema, draft)];
  const [old, own] = [live, draft].map((document) => withoutLanguages(schema, document, translations));
  const changed = translations.filter(
    (code) =>
      !isSame(before.get(code), after.get(code)) ||
      marks.some(({ language, isPublic }) => language === code && !isPublic),
  );
  return isSame(old, own) ? changed : [defaultLanguage, ...changed];
}
