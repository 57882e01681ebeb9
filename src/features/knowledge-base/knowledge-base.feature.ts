import { knowledgeBaseCategories } from '#db/schema/knowledge-base.ts';
import { sitemapOfTable } from '#db/sitemap-of-table.server.ts';
import type { Feature } from '#features/feature.ts';
import { sitePages } from '#features/pages/site-pages.server.ts';
import type { LanguageCode } from '#locales/languages.ts';
import { knowledgeBaseApi } from './knowledge-base.api.ts';
import { knowledgeBaseSearch } from './knowledge-base.search.server.ts';
import { knowledgeCategoryKind } from './knowledge-category.record.server.ts';
import { listKnowledge } from './list-knowledge.server.ts';

export const knowledgeBaseFeature: Feature = {
  name: 'knowledge-base',
  content: async () => [(await import('./knowledge-base.content.server.ts')).knowledgeBaseContent],
  api: [knowledgeBaseApi],
  records: [knowledgeCategoryKind],
  search: [knowledgeBaseSearch],
  pages: [
    sitePages({
      url: '/knowledge-base',
      name: 'Knowledge base',
      position: 60,
      children: listContents,
      sitemap: [sitemapOfTable('knowledge-base', knowledgeBaseCategories, '/knowledge-base')],
    }),
  ],
};

async function listContents(language: LanguageCode) {
  return (await listKnowledge(language)).map(({ slug, name }) => ({ name, url: `/knowledge-base/${slug}` }));
}
