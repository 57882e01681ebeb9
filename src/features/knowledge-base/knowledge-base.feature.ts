import type { Feature } from '#features/feature.ts';
import { knowledgeBaseSearch } from './knowledge-base.search.server.ts';

export const knowledgeBaseFeature: Feature = {
  name: 'knowledge-base',
  content: async () => [(await import('./knowledge-base.content.server.ts')).knowledgeBaseContent],
  search: [knowledgeBaseSearch],
};
