import { fixedPages } from '#core/sitemap/site-pages.ts';
import type { Feature } from '#features/feature.ts';
import { homeApi } from './home.api.ts';
import { associateKind, processStepKind, testimonialKind } from './home.record.server.ts';

export const homeFeature: Feature = {
  name: 'home',
  api: [homeApi],
  content: async () => {
    const { associatesContent, processStepsContent, testimonialsContent } = await import('./home.content.server.ts');
    return [processStepsContent, testimonialsContent, associatesContent];
  },
  records: [processStepKind, testimonialKind, associateKind],
  pages: [{ sitemap: [fixedPages('/')] }],
};
