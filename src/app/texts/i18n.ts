import { type I18n, type Messages, setupI18n } from '@lingui/core';
import { defaultLanguage, findLanguage, type LanguageCode, languages, withLatinDigits } from '#locales/languages.ts';

/**
 * `site` has the texts of the frame and of all public pages, `account` also those of the forms, the sign-in and the
 * client area. `lingui.config.ts` says which file's texts belong to which catalogue.
 */
type Audience = 'site' | 'account';

/** Each catalogue is a file of the build, compiled by Lingui's plug-in. */
const catalogues = import.meta.glob<{ messages: Messages }>('../../locales/*/{site,account}.po');
const loading = new Map<string, Promise<I18n>>();
const loaded = new Map<LanguageCode, I18n>();

/** The texts of a language; each catalogue is fetched once. */
export function loadI18n(language: LanguageCode, audience: Audience = 'site'): Promise<I18n> {
  const key = `${language}/${audience}`;
  const known = loading.get(key);
  if (known) return known;
  const coming = fetchI18n(language, audience);
  loading.set(key, coming);
  // The next component that needs the texts tries again.
  coming.catch(() => loading.delete(key));
  return coming;
}

async function fetchI18n(language: LanguageCode, audience: Audience): Promise<I18n> {
  // Forms get texts of their own: texts that come into those of a page while React starts would have it rendered again.
  const names: Audience[] = audience === 'account' ? ['site', 'account'] : ['site'];
  const parts = await Promise.all(names.map((name) => catalogues[`../../locales/${language}/${name}.po`]?.()));
  const messages = Object.assign({}, ...parts.map((part) => part?.messages));
  const i18n = setupI18n({
    locale: language,
    locales: withLatinDigits(language),
    messages: { [language]: messages },
    missing,
  });
  if (audience === 'site') loaded.set(language, i18n);
  return i18n;
}

/** A part of a page shows a text of forms without `withAccountTexts`. */
const missing =
  import.meta.env.SSR || import.meta.env.DEV
    ? undefined
    : (language: string, id: string) => {
        reportError(new Error(`no text ${id} in ${language}`));
        return id;
      };

/** Loads every language, before the server renders its first page. */
export async function loadEveryLanguage(): Promise<void> {
  const ready = languages.filter((language) => language.ready);
  await Promise.all(ready.flatMap(({ code }) => [loadI18n(code), loadI18n(code, 'account')]));
}

/**
 * The texts of the public pages in that language. The server loads all languages before its first page; a browser loads
 * the language of its document before React starts, and uses that language when none is given.
 */
export function getI18n(language: LanguageCode = documentLanguage()): I18n {
  const i18n = loaded.get(language);
  if (!i18n) throw new Error(`the texts of ${language} are not loaded`);
  return i18n;
}

/** The language of the document in a browser, the default language on the server. */
export function documentLanguage(): LanguageCode {
  if (import.meta.env.SSR) return defaultLanguage;
  return findLanguage(document.documentElement.lang)?.code ?? defaultLanguage;
}
