import { useEffect } from 'react';
import { call } from '#app/calls/call.ts';
import { defaultLanguage } from '#locales/languages.ts';

/** Over https the name has a prefix. */
const chosen = [/(?:^|; )__Host-locale=([\w-]+)/, /(?:^|; )locale=([\w-]+)/];

/**
 * Sends the stored language choice to the server on load. The cookie takes precedence, because it is set even without
 * script; local storage follows it. Opening a page in another language by its address does not count as a choice.
 */
export function useLanguageChoice() {
  useEffect(() => {
    const [code] = chosen.flatMap((name) => name.exec(document.cookie)?.[1] ?? []);
    if (code) storeLanguage(code);
    void call('GET /set-locale/{locale}', { params: { locale: code ?? defaultLanguage } });
  }, []);
}

/** Stores the choice in local storage; when storage is not available, only the cookie has it. */
export function storeLanguage(code: string) {
  try {
    localStorage.setItem('locale', code);
  } catch {
    // The cookie is enough by itself.
  }
}
