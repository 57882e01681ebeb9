import { defaultLanguage, findLanguage, type LanguageCode } from '#locales/languages.ts';

/** Splits a page address into its language, if the first segment names one of ours, and the rest of the address. */
export function languageOfPath(path: string): { language: LanguageCode; basename: string; rest: string } {
  const segment =
    path
      .slice(1)
      .split('/', 1)[0]
      ?.replace(/\.data$/, '') ?? '';
  const language = segment === defaultLanguage ? undefined : findLanguage(segment);
  if (!language) return { language: defaultLanguage, basename: '/', rest: path };
  return { language: language.code, basename: `/${language.code}`, rest: path.slice(segment.length + 1) || '/' };
}

/** The address of a page in a language; the default language has no prefix. */
export function inLanguage(path: string, language: string): string {
  if (language === defaultLanguage) return path;
  return path === '/' ? `/${language}` : `/${language}${path}`;
}
