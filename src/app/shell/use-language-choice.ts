import { useEffect } from 'react';
import { call } from '#app/calls/call.ts';
import { defaultLanguage } from '#locales/languages.ts';

const chosen = /(?:^|; )locale=([\w-]+)/;

/**
 * The stored language choice, told to the server on load. The cookie leads, because it is kept without
 * script too; local storage follows it. A page in another language, opened by its address, is no choice.
 */
export function useLanguageChoice() {
  useEffect(() => {
    const code = chosen.exec(document.cookie)?.[1];
    if (code) keepLanguage(code);
    void call('GET /set-locale/{locale}', { params: { locale: code ?? defaultLanguage } });
  }, []);
}

/** Keeps the choice in local storage; where storage is refused, the cookie alone keeps it. */
export function keepLanguage(code: string) {
  try {
    localStorage.setItem('locale', code);
  } catch {
    // The cookie is enough.
  }
}
