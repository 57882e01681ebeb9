import type { Feature } from '#features/feature.ts';
import { blogCategoryKind, blogKind } from './blog.record.server.ts';
import { blogsApi } from './blogs.api.ts';
import { blogsPages } from './blogs.pages.server.ts';
import { blogsSearch } from './blogs.search.server.ts';
import { commentNoticeMail } from './comments/comment-notice.mail.ts';
import { commentRefusedMail } from './comments/comment-refused.mail.ts';
import { commentsDesk } from './desk/comments.desk.api.ts';

export const blogsFeature: Feature = {
  name: 'blogs',
  content: async () => {
    const { blogCategoriesContent, blogsContent } = await import('./blogs.content.server.ts');
    return [blogCategoriesContent, blogsContent];
  },
  records: [blogCategoryKind, blogKind],
  api: [blogsApi],
  desk: [commentsDesk],
  search: [blogsSearch],
  pages: blogsPages,
  mails: [commentNoticeMail, commentRefusedMail],
};
