import { type Messages, setupI18n } from '@lingui/core';

/** The languages in which the desk itself is written; what is edited may be in any. */
export const deskLanguages = [
  { code: 'en', name: 'English' },
  { code: 'hi', name: 'हिन्दी' },
] as const;

type DeskLanguage = (typeof deskLanguages)[number]['code'];
/** `lingui.desk.config.ts` says which file's texts belong to which catalogue; every screen needs those of `desk`. */
type Part = 'desk' | 'desk-forms' | 'desk-office';

const catalogues = import.meta.glob<{ messages: Messages }>('../../locales/{en,hi}/{desk,desk-forms,desk-office}.po');
const storedAs = 'desk-language';

export const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
/** What is to be shown, which may still be loading. */
let shown: DeskLanguage = 'en';
const parts = new Set<Part>(['desk']);
const loading = new Map<string, Promise<void>>();

/** The language of the last person who signed in here, or else the first that the browser prefers. */
export function preferredLanguage(): DeskLanguage {
  const wanted = [localStorage.getItem(storedAs) ?? '', ...navigator.languages];
  return wanted.map(find).find((code) => code !== undefined) ?? 'en';
}

/** Shows the desk in that language; one that it does not speak changes nothing. */
export async function speak(wanted: string): Promise<void> {
  const code = find(wanted);
  if (!code) return;
  localStorage.setItem(storedAs, code);
  document.documentElement.lang = code;
  shown = code;
  await loadTexts();
}

/** Loads a screen with the texts that it shows beside those of every screen. */
export function screen<Module>(part: Part, load: () => Promise<Module>): () => Promise<Module> {
  return async () => {
    parts.add(part);
    const [module] = await Promise.all([load(), loadTexts()]);
    return module;
  };
}

async function loadTexts(): Promise<void> {
  const code = shown;
  await Promise.all([...parts].map((part) => loadOnce(code, part)));
  // Unless another language was asked for meanwhile.
  if (code === shown && code !== i18n.locale) i18n.activate(code);
}

function loadOnce(code: DeskLanguage, part: Part): Promise<void> {
  const key = `../../locales/${code}/${part}.po`;
  const known = loading.get(key);
  if (known) return known;
  const coming = fetchTexts(code, key);
  loading.set(key, coming);
  // The next screen that needs the texts tries again.
  coming.catch(() => loading.delete(key));
  return coming;
}

async function fetchTexts(code: DeskLanguage, key: string): Promise<void> {
  const load = catalogues[key];
  if (!load) throw new Error(`The desk has no texts in ${code}`);
  i18n.load(code, (await load()).messages);
}

function find(wanted: string): DeskLanguage | undefined {
  return deskLanguages.find(({ code }) => wanted.toLowerCase().split('-', 1)[0] === code)?.code;
}
