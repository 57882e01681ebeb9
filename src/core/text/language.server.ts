import { defaultLanguage, findLanguage, type LanguageCode } from '#locales/languages.ts';

export const languageCookie = 'locale';

/** The language of a page address: its first segment where that is one of ours, and the address without it. */
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

/** The language that a call asks for: `current-locale` first, then the best of Accept-Language, else English. */
export function languageOfCall(headers: Headers): LanguageCode {
  const chosen = findLanguage(headers.get('current-locale') ?? '');
  if (chosen) return chosen.code;
  const wishes = (headers.get('accept-language') ?? '').slice(0, 500).split(',');
  for (const wish of wishes) {
    const code = wish.split(';', 1)[0]?.trim() ?? '';
    const found = findLanguage(code) ?? findLanguage(code.split('-', 1)[0] ?? '');
    if (found) return found.code;
  }
  return defaultLanguage;
}
