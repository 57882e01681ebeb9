import { siteMapPage } from '#features/pages/site-map-page.server.ts';
import type { LanguageCode } from '#locales/languages.ts';
import { listBlogCategories } from './list-blog-categories.server.ts';
import { listBlogs } from './list-blogs.server.ts';

/** The categories that have posts, each with its newest. */
async function listCategories(language: LanguageCode) {
  const categories = (await listBlogCategories(language)).filter(({ count }) => count > 0);
  return Promise.all(
    categories.map(async ({ slug, name }) => {
      const { blogs } = await listBlogs({ language, q: '', category: slug, page: 1, perPage: 50 });
      return {
        name,
        url: `/blogs/${slug}`,
        children: blogs.map((blog) => ({ name: blog.name, url: `/blogs/${slug}/${blog.slug}` })),
      };
    }),
  );
}

export const blogsSiteMap = [siteMapPage(40, { slug: 'blogs', url: '/blogs', name: 'Blogs' }, listCategories)];
