import type { MouseEvent } from 'react';
import { useLocation } from 'react-router';
import { call } from '#app/calls/call.ts';
import type { RootData } from '#app/page/root-data.ts';
import { findLanguage } from '#locales/languages.ts';
import { storeLanguage } from './use-language-choice.ts';

const address = (code: string, to: string) => `/set-language/${code}?to=${encodeURIComponent(to)}`;

/** `text` is in that language and stands instead of its name. */
type LanguageLinkProps = { code: string; current: string; text?: string; className?: string };

/**
 * Chooses a language. With or without script, the server stores the choice in a cookie and redirects to this page in
 * that language; with script, the choice is stored in local storage too.
 */
export function LanguageLink({ code, current, text, className }: LanguageLinkProps) {
  const { pathname, search } = useLocation();
  const language = findLanguage(code);
  if (!language) return null;

  function choose(event: MouseEvent<HTMLAnchorElement>) {
    storeLanguage(code);
    void call('GET /set-locale/{locale}', { params: { locale: code }, keepalive: true });
    // The cached document does not know the full query, so the visitor's filters are added in the browser.
    event.currentTarget.href = address(code, pathname + search);
  }

  return (
    <a
      href={address(code, pathname)}
      rel="nofollow"
      lang={code}
      hrefLang={code}
      aria-current={code === current || undefined}
      onClick={choose}
      className={className}
    >
      {text ?? language.name}
    </a>
  );
}

/**
 * Lists every language that this host offers. It is three times in a document, so its links have their look from the
 * list: with classes of their own they would be a tenth of the bytes that the server renders, reads and compresses.
 */
export function LanguageList({ root, className = '' }: { root: RootData; className?: string }) {
  return (
    <ul className={`language-list ${className}`}>
      {root.offeredLanguages.map((code) => (
        <li key={code}>
          <LanguageLink code={code} current={root.language} />
        </li>
      ))}
    </ul>
  );
}
