import type { Feature } from '#features/feature.ts';
import { blogsSearch } from './blogs.search.server.ts';

export const blogsFeature: Feature = {
  name: 'blogs',
  content: async () => [(await import('./blogs.content.server.ts')).blogsContent],
  search: [blogsSearch],
};
