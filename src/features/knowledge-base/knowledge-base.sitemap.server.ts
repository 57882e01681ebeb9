import { fixedPages } from '#core/sitemap/sitemap-source.ts';
import { knowledgeBaseCategories } from '#db/schema/knowledge-base.ts';
import { sitemapOfTable } from '#db/sitemap-of-table.server.ts';

export const knowledgeBaseSitemap = [
  fixedPages('/knowledge-base'),
  sitemapOfTable('knowledge-base', knowledgeBaseCategories, '/knowledge-base'),
];
