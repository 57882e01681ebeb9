import type { MouseEvent } from 'react';
import { useLocation } from 'react-router';
import { call } from '#app/calls/call.ts';
import { findLanguage } from '#locales/languages.ts';
import { keepLanguage } from './use-language-choice.ts';

const address = (code: string, to: string) => `/set-language/${code}?to=${encodeURIComponent(to)}`;

/**
 * Chooses a language: the server keeps the choice in a cookie and leads to this page in that language,
 * with or without script; with it, local storage keeps the choice too.
 */
export function LanguageLink({ code, current, className }: { code: string; current: string; className: string }) {
  const { pathname, search } = useLocation();
  const language = findLanguage(code);
  if (!language) return null;

  function choose(event: MouseEvent<HTMLAnchorElement>) {
    keepLanguage(code);
    void call('GET /set-locale/{locale}', { params: { locale: code }, keepalive: true });
    // The document is the same for all queries; only here it is known what the visitor filtered by.
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
      className={`inline-flex items-center aria-[current]:font-semibold ${className}`}
    >
      {language.name}
    </a>
  );
}
