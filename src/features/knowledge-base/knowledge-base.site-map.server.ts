import { siteMapPage } from '#features/pages/site-map-page.server.ts';
import type { LanguageCode } from '#locales/languages.ts';
import { listKnowledge } from './list-knowledge.server.ts';

async function listCategories(language: LanguageCode) {
  const categories = await listKnowledge(language);
  return categories.map(({ slug, name }) => ({ name, url: `/knowledge-base/${slug}` }));
}

export const knowledgeBaseSiteMap = [
  siteMapPage(60, { slug: 'knowledge-base', url: '/knowledge-base', name: 'Knowledge base' }, listCategories),
];
