import { type I18n, type Messages, setupI18n } from '@lingui/core';
import { defaultLanguage, findLanguage, type LanguageCode, languages } from '#locales/languages.ts';

const catalogues = import.meta.glob<{ messages: Messages }>(
  '../../locales/*/{site,facts,law,pages,contact,account}.po',
);

/**
 * `site` has the texts of the frame and of the home page, `facts` adds those of the pages that say what the law asks,
 * `law` those of the pages about the law itself, `contact` those of the pages on which people write to
 * us, apply or pay, `pages` those of the other public pages, `account` those of the forms, the sign-in and the client
 * area.
 */
const audiences = ['site', 'facts', 'law', 'pages', 'contact', 'account'] as const;
type Audience = (typeof audiences)[number];
/** What a form, the sign-in and the client area may show. */
const withForms = ['site', 'account'] as const;

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
  const names = audience === 'account' ? withForms : [audience];
  const parts = await Promise.all(names.map((name) => catalogues[`../../locales/${language}/${name}.po`]?.()));
  const messages = Object.assign({}, ...parts.map((part) => part?.messages));
  const i18n = loaded.get(language);
  if (audience !== 'account' && i18n) {
    i18n.load(language, messages);
    return i18n;
  }
  // Forms get texts of their own: texts that come into those of a page while React starts would have it rendered again.
  const own = setupI18n({ locale: language, messages: { [language]: messages }, missing });
  if (audience !== 'account') loaded.set(language, own);
  return own;
}

/** The text is in the catalogue of another audience: `lingui.config.ts` says which file belongs to which. */
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
  await Promise.all(ready.flatMap(({ code }) => audiences.map((audience) => loadI18n(code, audience))));
}

/**
 * The texts of the frame, and of public pages once they are loaded, in that language. The server loads all languages
 * before its first page; a browser loads the language of its document before React starts, and uses that language when
 * none is given.
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
