import type { Feature } from '#features/feature.ts';
import { blogsApi } from './blogs.api.ts';
import { blogsSearch } from './blogs.search.server.ts';
import { blogsSiteMap } from './blogs.site-map.server.ts';
import { blogsSitemap } from './blogs.sitemap.server.ts';
import { commentNoticeMail } from './comments/comment-notice.mail.ts';

export const blogsFeature: Feature = {
  name: 'blogs',
  content: async () => [(await import('./blogs.content.server.ts')).blogsContent],
  api: [blogsApi],
  search: [blogsSearch],
  sitemap: blogsSitemap,
  siteMap: blogsSiteMap,
  mails: [commentNoticeMail],
};
