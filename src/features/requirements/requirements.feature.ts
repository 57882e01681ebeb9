import type { Feature } from '#features/feature.ts';
import { requirementsSitemap } from './requirements.sitemap.server.ts';

export const requirementsFeature: Feature = {
  name: 'requirements',
  content: async () => [(await import('./requirements.content.server.ts')).requirementListsContent],
  sitemap: requirementsSitemap,
};
