import type { Feature } from '#features/feature.ts';
import { clientKind } from '#features/home/home.record.server.ts';
import { sitePages } from '#features/pages/site-pages.server.ts';
import { aboutApi } from './about.api.ts';
import { milestoneKind, teamMemberKind } from './about.record.server.ts';

export const aboutFeature: Feature = {
  name: 'about',
  api: [aboutApi],
  content: async () => {
    const { milestonesContent, teamContent, clientsContent } = await import('./about.content.server.ts');
    return [milestonesContent, teamContent, clientsContent];
  },
  records: [milestoneKind, teamMemberKind, clientKind],
  pages: [sitePages({ url: '/about', name: 'About', position: 10 })],
};
