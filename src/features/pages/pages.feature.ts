import type { Feature } from '#features/feature.ts';

export const pagesFeature: Feature = {
  name: 'pages',
  content: async () => [
    (await import('./pages.content.server.ts')).pagesContent,
    (await import('./home-sections.content.server.ts')).homeSectionsContent,
  ],
};
