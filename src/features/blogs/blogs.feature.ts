import type { Feature } from '#features/feature.ts';
import { blogsApi } from './blogs.api.ts';
import { blogsPages } from './blogs.pages.server.ts';
import { blogsSearch } from './blogs.search.server.ts';
import { commentNoticeMail } from './comments/comment-notice.mail.ts';

export const blogsFeature: Feature = {
  name: 'blogs',
  content: async () => [(await import('./blogs.content.server.ts')).blogsContent],
  api: [blogsApi],
  search: [blogsSearch],
  pages: blogsPages,
  mails: [commentNoticeMail],
};
