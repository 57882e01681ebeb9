import { type I18n, type Messages, setupI18n } from '@lingui/core';
import type { LanguageCode } from '#locales/languages.ts';

const catalogues = import.meta.glob<{ messages: Messages }>('../locales/*/{site,account}.po');
const loaded = new Map<string, I18n>();

/** The texts of that language; its catalogues are fetched once. */
export async function loadI18n(language: LanguageCode): Promise<I18n> {
  const known = loaded.get(language);
  if (known) return known;
  const audiences = await Promise.all(
    ['site', 'account'].map((audience) => catalogues[`../locales/${language}/${audience}.po`]?.()),
  );
  const messages = Object.assign({}, ...audiences.map((catalogue) => catalogue?.messages));
  const i18n = setupI18n({ locale: language, messages: { [language]: messages } });
  loaded.set(language, i18n);
  return i18n;
}

/** The texts of a language that `loadI18n` has fetched before. */
export function getI18n(language: LanguageCode): I18n {
  const i18n = loaded.get(language);
  if (!i18n) throw new Error(`loadI18n('${language}') comes first`);
  return i18n;
}
