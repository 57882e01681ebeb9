import type { Feature } from '#features/feature.ts';
import { knowledgeBaseApi } from './knowledge-base.api.ts';
import { knowledgeBaseSearch } from './knowledge-base.search.server.ts';
import { knowledgeBaseSiteMap } from './knowledge-base.site-map.server.ts';
import { knowledgeBaseSitemap } from './knowledge-base.sitemap.server.ts';

export const knowledgeBaseFeature: Feature = {
  name: 'knowledge-base',
  content: async () => [(await import('./knowledge-base.content.server.ts')).knowledgeBaseContent],
  api: [knowledgeBaseApi],
  search: [knowledgeBaseSearch],
  sitemap: knowledgeBaseSitemap,
  siteMap: knowledgeBaseSiteMap,
};
