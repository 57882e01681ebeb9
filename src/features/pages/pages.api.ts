import { NotFoundError } from '#core/errors.ts';
import { readContents } from '#core/sitemap/declare-site-pages.server.ts';
import { call, type SiteCalls } from '#features/site-call.ts';
import type { LanguageCode } from '#locales/languages.ts';
import { contentsAnswer, legalAnswer } from './pages.schema.ts';
import { findPage } from './pages.server.ts';
import { wireSeo } from './wire-page.server.ts';

function legal(summary: string) {
  return {
    summary,
    tag: 'Pages',
    answer: legalAnswer,
    answers: 'In the language of the caller where it has been translated',
    refuses: { 404: 'Editors have not published it' },
  } as const;
}

export const pagesApi = {
  'GET /terms-conditions': call({
    ...legal('The terms and conditions'),
    handle: ({ language }) => readLegalPage('terms-and-conditions', language),
  }),
  'GET /privacy-policy': call({
    ...legal('The privacy policy'),
    handle: ({ language }) => readLegalPage('privacy-policy', language),
  }),
  'GET /website-disclaimer': call({
    ...legal('The website disclaimer'),
    handle: ({ language }) => readLegalPage('website-disclaimer', language),
  }),
  'GET /sitemap-api': call({
    summary: 'The sitemap for people: pages with their children, and the pages of cities',
    tag: 'Pages',
    answer: contentsAnswer,
    answers: 'In the language of the caller',
    handle: async ({ language }) => {
      const { pages, cities } = await readContents(language);
      return { page: pages, cities };
    },
  }),
} satisfies SiteCalls;

async function readLegalPage(slug: string, language: LanguageCode) {
  const page = await findPage(slug, language);
  if (!page) throw new NotFoundError(`no page ${slug}`);
  return { page: { name: page.name, ...wireSeo(page.seo) }, section: { content: page.content ?? '' } };
}
