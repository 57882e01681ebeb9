import { type Messages, setupI18n } from '@lingui/core';

/** The languages in which the desk itself is written; what is edited may be in any. */
export const deskLanguages = [
  { code: 'en', name: 'English' },
  { code: 'hi', name: 'हिन्दी' },
] as const;

type DeskLanguage = (typeof deskLanguages)[number]['code'];

const catalogues = import.meta.glob<{ messages: Messages }>('../../locales/{en,hi}/desk.po');
const storedAs = 'desk-language';

export const i18n = setupI18n({ locale: 'en', messages: { en: {} } });

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
  const load = catalogues[`../../locales/${code}/desk.po`];
  if (!load) throw new Error(`The desk has no texts in ${code}`);
  i18n.loadAndActivate({ locale: code, messages: (await load()).messages });
}

function find(wanted: string): DeskLanguage | undefined {
  return deskLanguages.find(({ code }) => wanted.toLowerCase().split('-', 1)[0] === code)?.code;
}
