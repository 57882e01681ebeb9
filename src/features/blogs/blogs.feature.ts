import type { Feature } from '#features/feature.ts';

export const blogsFeature: Feature = {
  name: 'blogs',
  content: async () => [(await import('./blogs.content.server.ts')).blogsContent],
};
