import { type FindKeyRule, type PageKey, pageKey } from '#core/page-cache/page-key.ts';
import { languageCookie } from '#core/text/language.server.ts';
import { inLanguage, languageOfPath } from '#core/text/language.ts';
import { defaultLanguage, findLanguage } from '#locales/languages.ts';
import { startFolder } from './page-address.ts';

/** The parts of a request's head that decide how a page is answered. */
export type VisitHead = {
  /** The path and query as in the request line. */
  target: string;
  cookie: string | undefined;
};

/** `redirect` is set if the visitor chose another language; otherwise `isCacheable` says whether the cache may answer. */
export type Visit = PageKey & { readonly redirect?: string };

/** Over https the name has a prefix; visitors of an earlier release may still have the cookie without it. */
const [prefixed, plain] = ['__Host-', ''].map(
  (prefix) => new RegExp(`(?:^|;)\\s*${prefix}${languageCookie}=([\\w-]+)`),
);

/** Decides how a page is answered. Called for every request, by the HTTP server and by the page routes. */
export function decideVisit({ target, cookie }: VisitHead, find: FindKeyRule): Visit {
  const { key, isCacheable } = pageKey(target, find);
  const chosen = cookie && findLanguage((prefixed?.exec(cookie) ?? plain?.exec(cookie))?.[1] ?? '')?.code;
  // A target that is no address (`//[`) must not throw here, outside of the application, where nothing would catch it.
  const address = chosen && chosen !== defaultLanguage ? URL.parse(target, 'http://here.invalid') : null;
  if (chosen && address) {
    const { pathname, search } = address;
    const isDocument = !pathname.endsWith('.data') && !pathname.startsWith(`${startFolder}/`);
    if (isDocument && languageOfPath(pathname).basename === '/') {
      return { key, isCacheable: false, redirect: inLanguage(pathname, chosen) + search };
    }
  }
  return { key, isCacheable };
}
