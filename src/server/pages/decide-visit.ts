import { type FindKeyRule, type PageKey, pageKey } from '#core/page-cache/page-key.ts';
import { languageCookie } from '#core/text/language.server.ts';
import { inLanguage, languageOfPath } from '#core/text/language.ts';
import { defaultLanguage, findLanguage } from '#locales/languages.ts';
import { startFolder } from './page-address.ts';

/** What a request for a page says before its body. */
export type VisitHead = {
  /** Path and query as in the request line. */
  target: string;
  cookie: string | undefined;
  authorization: string | undefined;
};

/** `redirect` leads to the language that the visitor chose; otherwise `keep` tells whether memory may answer. */
export type Visit = PageKey & { readonly redirect?: string };

const chosenLanguage = new RegExp(`(?:^|;)\\s*${languageCookie}=([\\w-]+)`);

/** Decides how a page is answered. Asked for each request, by the server's socket and by its page routes alike. */
export function decideVisit({ target, cookie, authorization }: VisitHead, find: FindKeyRule): Visit {
  const { key, keep } = pageKey(target, find);
  const chosen = cookie && findLanguage(chosenLanguage.exec(cookie)?.[1] ?? '')?.code;
  if (chosen && chosen !== defaultLanguage) {
    const { pathname, search } = new URL(target, 'http://here.invalid');
    const isDocument = !pathname.endsWith('.data') && !pathname.startsWith(`${startFolder}/`);
    if (isDocument && languageOfPath(pathname).basename === '/') {
      return { key, keep: false, redirect: inLanguage(pathname, chosen) + search };
    }
  }
  return { key, keep: keep && !authorization };
}
