import { msg } from '@lingui/core/macro';
import { serveFeed } from '#app/page/serve-feed.ts';
import { listBlogCategories } from '#features/blogs/list-blog-categories.server.ts';
import { listBlogs } from '#features/blogs/list-blogs.server.ts';
import { findPage } from '#features/pages/pages.server.ts';
import type { Route } from './+types/feed';

/** The newest posts, of all categories or of one, as RSS or Atom. */
export function loader(args: Route.LoaderArgs) {
  return serveFeed(args, {
    path: '/blogs',
    listCategories: listBlogCategories,
    async read({ language, category, perPage }) {
      const [{ blogs }, page] = await Promise.all([
        listBlogs({ language, q: '', category: category?.slug, page: 1, perPage }),
        findPage('blogs', language),
      ]);
      return {
        title: category ? msg`Blogs: ${category.name}` : msg`Blogs`,
        description: (category ?? page)?.seo.description ?? '',
        entries: blogs.map(({ name, slug, summary, date, category }) => ({
          title: name,
          path: `/blogs/${category.slug}/${slug}`,
          summary,
          date,
          category: category.name,
        })),
      };
    },
  });
}
