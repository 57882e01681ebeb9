import { defaultLanguage, findLanguage, type LanguageCode } from '#locales/languages.ts';

export const languageCookie = 'locale';

/** The language that a call asks for: `current-locale` if present, else the first match in Accept-Language, else English. */
export function languageOfCall(headers: Headers): LanguageCode {
  const chosen = findLanguage(headers.get('current-locale') ?? '');
  if (chosen) return chosen.code;
  const wishes = (headers.get('accept-language') ?? '').slice(0, 500).split(',');
  for (const wish of wishes) {
    const code = wish.split(';', 1)[0]?.trim() ?? '';
    const language = findLanguage(code) ?? findLanguage(code.split('-', 1)[0] ?? '');
    if (language) return language.code;
  }
  return defaultLanguage;
}
