import { type Context, Hono } from 'hono';
import { setCookie } from 'hono/cookie';
import type { RequestIdVariables } from 'hono/request-id';
import type { Env } from '#core/env.ts';
import { createGates } from '#core/gate.ts';
import { callerOf } from '#core/http/caller.server.ts';
import { createCallerLimit } from '#core/http/limit-caller.server.ts';
import { logSecurityEvent } from '#core/log-security-event.server.ts';
import type { PageCache } from '#core/page-cache/page-cache.server.ts';
import { needsUnpacking } from '#core/page-cache/page-entry.ts';
import { languageCookie } from '#core/text/language.server.ts';
import { languageOfPath } from '#core/text/language.ts';
import { isLed, listByHand } from '#features/records/redirects/find-redirect.server.ts';
import { getFrame } from '#features/site/frame.server.ts';
import { languageCookieOptions } from '#features/site/language-cookie-options.ts';
import { defaultLanguage, type LanguageCode } from '#locales/languages.ts';
import type { Pages } from './create-pages.ts';
import { decideVisit } from './decide-visit.ts';
import { isDevVisit } from './is-dev-visit.ts';
import { keepUntilChange } from './keep-until-change.ts';
import { isDevAddress, isPageAddress, startFolder } from './page-address.ts';
import { sendEntry } from './send-entry.ts';
import { spellPath } from './spell-path.ts';

type Parts = { env: Pick<Env, 'PUBLIC_URL' | 'DEV_PAGES' | 'RENDER_LIMIT'>; cache: PageCache; pages: Pages };

/** Answers with every page, from the cache if possible, or else by rendering it. */
export function pageRoutes({ env, cache, pages }: Parts) {
  const { PUBLIC_URL: publicUrl, DEV_PAGES: devPages } = env;
  const hostLanguages = keepUntilChange(cache, async () => (await getFrame(publicUrl, defaultLanguage)).host.languages);
  const byHand = keepUntilChange(cache, listByHand);
  const offers = async (language: LanguageCode) => (await hostLanguages()).includes(language);
  const app = new Hono<{ Variables: RequestIdVariables }>();
  const countRender = createCallerLimit({ limit: env.RENDER_LIMIT * 5, windowSeconds: 5 });
  // Each rendering occupies the only thread for many milliseconds, so those of one caller side by side would delay everyone.
  const inTurn = createGates({ atOnce: 1, waiting: 50 });

  // The script that starts the application on a page: its modules, and the data that its document was rendered with.
  app.get(`${startFolder}/*`, async (c) => {
    const { pathname, search } = new URL(c.req.url);
    const path = pathname.slice(startFolder.length);
    return answer(c, isOpen(c, path) ? spelled(path) + search : notFoundPath(path), startFolder);
  });

  app.get('*', async (c) => {
    const { pathname, search } = new URL(c.req.url);
    if (!isOpen(c, pathname)) return answer(c, notFoundPath(pathname));
    const path = spelled(pathname);
    if (path !== pathname && !pathname.endsWith('.data')) return c.redirect(path + search, 301);
    return answer(c, path + search);
  });
  return app;

  function isOpen(c: Context, path: string): boolean {
    return isPageAddress(path, devPages && isDevVisit(c));
  }

  /** The canonical spelling of a page's path; a token is left as it was mailed. */
  function spelled(path: string): string {
    return pages.rules.find(path).isSecret ? path : spellPath(path);
  }

  async function answer(c: Context<{ Variables: RequestIdVariables }>, target: string, folder = ''): Promise<Response> {
    const visit = decideVisit({ target: folder + target, cookie: c.req.header('cookie') }, pages.rules.find);
    const { pathname, search } = new URL(target, publicUrl);
    const { language, rest } = languageOfPath(pathname);
    if (!folder && language !== defaultLanguage && !(await offers(language))) return toEnglish(c, rest + search);
    if (visit.redirect) return c.body(null, 302, { Location: visit.redirect, 'Cache-Control': 'no-store' });
    const { isSecret, pattern } = pages.rules.find(pathname);
    // All addresses that no page has share one answer in each language, unless staff have made a redirect for them.
    const is404 = pattern === '/*' && (folder !== '' || !isLed(await byHand(), rest));
    const key = is404 ? folder + notFoundPath(pathname) : visit.key;
    // The page is public: it is rendered from its address alone, never from the visitor's headers.
    const request = new Request(new URL(key.slice(folder.length), publicUrl));
    // Whatever is cached is sent to everybody, so these pages are not.
    const isDev = devPages && isDevAddress(decodeURIComponent(pathname));
    const isShared = visit.isCacheable && !isSecret && !isDev;
    const fresh = isShared && cache.findFresh(key);
    if (fresh && !needsUnpacking(fresh, c.req.header('accept-encoding'))) return sendEntry(c, fresh);

    const caller = callerOf(c);
    const { network } = caller;
    try {
      countRender(caller);
    } catch (refusal) {
      const id = c.get('requestId');
      logSecurityEvent({ event: 'request pages', outcome: 'refused', status: 429, network, id });
      throw refusal;
    }
    if (fresh) return sendEntry(c, fresh);
    const render = () => inTurn(network)(() => pages.render(request, folder ? 'start' : 'document'));
    if (isShared) return sendEntry(c, await cache.get(key, render, { is404 }));
    const answered = await sendEntry(c, await render());
    // What somebody has typed or answered is nothing for shared caches either.
    if (isSecret || !visit.isCacheable) answered.headers.set('Cache-Control', 'private, no-store');
    if (isSecret) answered.headers.set('Referrer-Policy', 'no-referrer');
    return answered;
  }
}

/** Leads from a language that this host does not offer to the same page in English, and forgets that it was chosen. */
function toEnglish(c: Context, path: string): Response {
  setCookie(c, languageCookie, defaultLanguage, languageCookieOptions());
  c.header('Cache-Control', 'no-store');
  // The address of the data of a home page, `/hi.data`, has no path after its language.
  return c.redirect(path.startsWith('/') ? path : '/', 302);
}

/** The path of the not-found page, in the language of the address and for the same purpose. */
function notFoundPath(pathname: string): string {
  const { basename } = languageOfPath(pathname);
  return `${basename === '/' ? '' : basename}/404${pathname.endsWith('.data') ? '.data' : ''}`;
}
