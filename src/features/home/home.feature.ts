import { fixedPages } from '#core/sitemap/site-pages.ts';
import type { Feature } from '#features/feature.ts';
import { associateKind } from './associate.record.server.ts';
import { homeApi } from './home.api.ts';
import { processStepKind } from './process-step.record.server.ts';
import { testimonialKind } from './testimonial.record.server.ts';

export const homeFeature: Feature = {
  name: 'home',
  api: [homeApi],
  content: async () => [
    (await import('./process-steps.content.server.ts')).processStepsContent,
    (await import('./testimonials.content.server.ts')).testimonialsContent,
    (await import('./associates.content.server.ts')).associatesContent,
  ],
  records: [processStepKind, testimonialKind, associateKind],
  pages: [{ sitemap: [fixedPages('/')] }],
};
