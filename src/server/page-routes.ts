import { Hono } from 'hono';
import { getCookie } from 'hono/cookie';
import { languageCookie, languageOfPath } from '#core/language.server.ts';
import type { PageCache } from '#core/page-cache/page-cache.server.ts';
import { pageKey } from '#core/page-cache/page-key.ts';
import { findLanguage } from '#locales/languages.ts';
import type { RenderPage } from './render-page.ts';
import { sendEntry } from './send-entry.ts';

type Parts = { publicUrl: string; devPages: boolean; cache: PageCache; renderPage: RenderPage };

/** Every page: kept ones from the cache, the others rendered; English has no prefix of its own. */
export function pageRoutes({ publicUrl, devPages, cache, renderPage }: Parts) {
  const app = new Hono();

  app.get('/en', (c) => c.redirect('/', 301));
  app.get('/en/*', (c) => c.redirect(c.req.path.slice('/en'.length), 301));

  app.get('*', async (c) => {
    const url = new URL(c.req.url);
    const isData = url.pathname.endsWith('.data');
    const stored = findLanguage(getCookie(c, languageCookie) ?? '');
    const { basename, rest } = languageOfPath(url.pathname);
    if (!devPages && /^\/dev(\/|$)/.test(rest)) url.pathname = '/404';
    if (!isData && basename === '/' && stored && stored.code !== 'en') {
      return c.body(null, 302, {
        Location: `/${stored.code}${url.pathname === '/' ? '' : url.pathname}${url.search}`,
        'Cache-Control': 'no-store',
      });
    }
    const { key, keep } = pageKey(url.pathname + url.search);
    // The page is public: it is rendered from its address alone, never from the visitor's headers.
    const request = new Request(new URL(key, publicUrl));
    if (!keep) return renderPage(request).then((response) => sendEntry(c, response));
    return sendEntry(c, await cache.get(key, () => renderPage(request)));
  });
  return app;
}
