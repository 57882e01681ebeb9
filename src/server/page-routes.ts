import { Hono } from 'hono';
import { getCookie } from 'hono/cookie';
import type { Env } from '#core/env.ts';
import { languageCookie, languageOfPath } from '#core/language.server.ts';
import type { PageCache } from '#core/page-cache/page-cache.server.ts';
import { pageKey } from '#core/page-cache/page-key.ts';
import { findLanguage } from '#locales/languages.ts';
import type { RenderPage } from './render-page.ts';
import { sendEntry } from './send-entry.ts';

/** Addresses that lead nowhere else: English has none of its own, old forms lead to the new. */
export function pageRoutes({ env, cache, renderPage }: { env: Env; cache: PageCache; renderPage: RenderPage }) {
  const app = new Hono();
  const host = new URL(env.PUBLIC_URL).host;

  app.get('/en', (c) => c.redirect('/', 301));
  app.get('/en/*', (c) => c.redirect(c.req.path.slice('/en'.length), 301));

  app.get('*', async (c) => {
    const url = new URL(c.req.url);
    const isData = url.pathname.endsWith('.data');
    const stored = findLanguage(getCookie(c, languageCookie) ?? '');
    const { basename } = languageOfPath(url.pathname);
    if (!isData && basename === '/' && stored && stored.code !== 'en') {
      return c.body(null, 302, {
        Location: `/${stored.code}${url.pathname === '/' ? '' : url.pathname}${url.search}`,
        'Cache-Control': 'no-store',
      });
    }
    const { key, keep } = pageKey(url.pathname + url.search);
    // The page is public: it is rendered from its address alone, never from the visitor's headers.
    const request = new Request(new URL(key, `http://${host}`), { headers: { host } });
    if (!keep) return renderPage(request).then((response) => sendEntry(c, response));
    return sendEntry(c, await cache.get(key, () => renderPage(request)));
  });
  return app;
}
