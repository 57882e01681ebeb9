import { Hono } from 'hono';
import { getCookie } from 'hono/cookie';
import type { PageCache } from '#core/page-cache/page-cache.server.ts';
import { pageKey } from '#core/page-cache/page-key.ts';
import { languageCookie } from '#core/text/language.server.ts';
import { inLanguage, languageOfPath } from '#core/text/language.ts';
import { defaultLanguage, findLanguage } from '#locales/languages.ts';
import { isPageAddress } from './page-address.ts';
import type { RenderPage } from './render-page.ts';
import { sendEntry } from './send-entry.ts';

const stateFolder = '/_state';

type Parts = { publicUrl: string; devPages: boolean; cache: PageCache; renderPage: RenderPage };

/** Every page: kept ones from the cache, the others rendered; English has no prefix of its own. */
export function pageRoutes({ publicUrl, devPages, cache, renderPage }: Parts) {
  const app = new Hono();

  app.get(`/${defaultLanguage}/*`, (c) => {
    const { pathname, search } = new URL(c.req.url);
    return c.redirect((pathname.slice(defaultLanguage.length + 1) || '/') + search, 301);
  });

  // What the script of a document continues from: the router's data that it was rendered with.
  app.get(`${stateFolder}/*`, async (c) => {
    const url = new URL(c.req.url);
    url.pathname = url.pathname.slice(stateFolder.length);
    if (!isPageAddress(url.pathname, devPages)) return c.notFound();
    const { key, keep } = pageKey(url.pathname + url.search);
    const render = () => renderPage(new Request(new URL(key, publicUrl)), 'state');
    return sendEntry(c, keep ? await cache.get(stateFolder + key, render) : await render());
  });

  app.get('*', async (c) => {
    const url = new URL(c.req.url);
    const isData = url.pathname.endsWith('.data');
    const stored = findLanguage(getCookie(c, languageCookie) ?? '');
    const { basename } = languageOfPath(url.pathname);
    if (!isPageAddress(url.pathname, devPages)) {
      url.pathname = `${basename === '/' ? '' : basename}/404${isData ? '.data' : ''}`;
    }
    if (!isData && basename === '/' && stored && stored.code !== defaultLanguage) {
      return c.body(null, 302, {
        Location: inLanguage(url.pathname, stored.code) + url.search,
        'Cache-Control': 'no-store',
      });
    }
    const { key, keep } = pageKey(url.pathname + url.search);
    // The page is public: it is rendered from its address alone, never from the visitor's headers.
    const request = new Request(new URL(key, publicUrl));
    if (!keep || c.req.header('authorization')) return renderPage(request).then((response) => sendEntry(c, response));
    return sendEntry(c, await cache.get(key, () => renderPage(request)));
  });
  return app;
}
