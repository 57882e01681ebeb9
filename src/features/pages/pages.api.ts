import { NotFoundError } from '#core/errors.ts';
import { readContents } from '#core/sitemap/declare-site-pages.server.ts';
import { defineApi } from '#features/define-api.ts';
import type { LanguageCode } from '#locales/languages.ts';
import { pagesCalls } from './pages.calls.ts';
import { findPage } from './pages.server.ts';
import { wireSeo } from './wire-page.server.ts';

export const pagesApi = defineApi(pagesCalls, {
  'GET /terms-conditions': ({ language }) => readLegalPage('terms-and-conditions', language),
  'GET /privacy-policy': ({ language }) => readLegalPage('privacy-policy', language),
  'GET /website-disclaimer': ({ language }) => readLegalPage('website-disclaimer', language),
  'GET /sitemap-api': async ({ language }) => {
    const { pages, cities } = await readContents(language);
    return { page: pages, cities };
  },
});

async function readLegalPage(slug: string, language: LanguageCode) {
  const page = await findPage(slug, language);
  if (!page) throw new NotFoundError(`no page ${slug}`);
  return { page: { name: page.name, ...wireSeo(page.seo) }, section: { content: page.content ?? '' } };
}
