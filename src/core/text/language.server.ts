import { defaultLanguage, findLanguage, type LanguageCode, languages } from '#locales/languages.ts';
import { preferredLanguage } from './preferred-language.ts';

const readyLanguages = languages.flatMap(({ code, ready }) => (ready ? [code] : []));

export const languageCookie = 'locale';

/**
 * The language that a call asks for: `current-locale` if present, else that of the page whose form it is, else the first
 * match in Accept-Language, else English.
 */
export function languageOfCall(headers: Headers, ofPage?: string): LanguageCode {
  const chosen = findLanguage(headers.get('current-locale') ?? ofPage ?? '');
  if (chosen) return chosen.code;
  const wishes = (headers.get('accept-language') ?? '').slice(0, 500).split(',');
  const tags = wishes.map((wish) => wish.split(';', 1)[0]?.trim() ?? '');
  return preferredLanguage(tags, readyLanguages) ?? defaultLanguage;
}
