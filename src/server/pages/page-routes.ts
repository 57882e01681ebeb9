import { type Context, Hono } from 'hono';
import type { PageCache } from '#core/page-cache/page-cache.server.ts';
import { languageOfPath } from '#core/text/language.ts';
import type { Pages } from './create-pages.ts';
import { decideVisit } from './decide-visit.ts';
import { isDevVisit } from './dev-visit.ts';
import { isDevAddress, isPageAddress, startFolder } from './page-address.ts';
import { sendEntry } from './send-entry.ts';
import { spellPath } from './spell-path.ts';

type Parts = { publicUrl: string; devPages: boolean; cache: PageCache; pages: Pages };

/** Answers with every page, from the cache if possible, or else by rendering it. */
export function pageRoutes({ publicUrl, devPages, cache, pages }: Parts) {
  const app = new Hono();

  // The script that starts the application on a page: its modules, and the data that its document was rendered with.
  app.get(`${startFolder}/*`, async (c) => {
    const { pathname, search } = new URL(c.req.url);
    const path = pathname.slice(startFolder.length);
    return answer(c, spelled(isOpen(c, path) ? path : notFoundPath(path, false)) + search, startFolder);
  });

  app.get('*', async (c) => {
    const { pathname, search } = new URL(c.req.url);
    const isData = pathname.endsWith('.data');
    const isThere = isOpen(c, pathname);
    const path = spelled(isThere ? pathname : notFoundPath(pathname, isData));
    if (path !== pathname && !isData && isThere) return c.redirect(path + search, 301);
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

  async function answer(c: Context, target: string, folder = ''): Promise<Response> {
    const cookie = c.req.header('cookie');
    const authorization = c.req.header('authorization');
    const visit = decideVisit({ target: folder + target, cookie, authorization }, pages.rules.find);
    if (visit.redirect) return c.body(null, 302, { Location: visit.redirect, 'Cache-Control': 'no-store' });
    // The page is public: it is rendered from its address alone, never from the visitor's headers.
    const request = new Request(new URL(visit.key.slice(folder.length), publicUrl));
    const render = () => pages.render(request, folder ? 'start' : 'document');
    const { isSecret } = pages.rules.find(request.url.slice(publicUrl.length));
    // Whatever is cached is sent to everybody, so these pages are not.
    const isDev = devPages && isDevAddress(decodeURIComponent(target.split('?', 1)[0] ?? ''));
    if (visit.isCacheable && !isSecret && !isDev) return sendEntry(c, await cache.get(visit.key, render));
    const answered = await sendEntry(c, await render());
    if (isSecret) {
      answered.headers.set('Cache-Control', 'private, no-store');
      answered.headers.set('Referrer-Policy', 'no-referrer');
    }
    return answered;
  }
}

/** The path of the not-found page, in the language of the address. */
function notFoundPath(pathname: string, isData: boolean): string {
  const { basename } = languageOfPath(pathname);
  return `${basename === '/' ? '' : basename}/404${isData ? '.data' : ''}`;
}
