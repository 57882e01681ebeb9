import { asc, eq, max } from '#core/drizzle.ts';
import { wholeSitemap } from '#core/sitemap/site-pages.ts';
import { db } from '#db/client.server.ts';
import { blogCategories, blogs } from '#db/schema/blogs.ts';
import { sitePages } from '#features/pages/site-pages.server.ts';
import type { LanguageCode } from '#locales/languages.ts';
import { isPublic } from './blog-card.ts';
import { listBlogCategories } from './list-blog-categories.server.ts';
import { listBlogs } from './list-blogs.server.ts';

export const blogsPages = [
  sitePages({
    url: '/blogs',
    name: 'Blogs',
    position: 40,
    children: listContents,
    sitemap: [wholeSitemap('blogs', listCategories), wholeSitemap('blogs', listPosts)],
  }),
];

/** The categories that have posts, each with its newest. */
async function listContents(language: LanguageCode) {
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

/** A page for each category that has posts. */
async function listCategories() {
  const rows = await db()
    .select({ slug: blogCategories.slug, changedAt: max(blogs.updatedAt) })
    .from(blogCategories)
    .innerJoin(blogs, eq(blogs.categoryId, blogCategories.id))
    .where(isPublic())
    .groupBy(blogCategories.slug)
    .orderBy(asc(blogCategories.slug));
  return rows.map(({ slug, changedAt }) => ({ path: `/blogs/${slug}`, changedAt }));
}

async function listPosts() {
  const rows = await db()
    .select({ category: blogCategories.slug, slug: blogs.slug, changedAt: blogs.updatedAt })
    .from(blogs)
    .innerJoin(blogCategories, eq(blogs.categoryId, blogCategories.id))
    .where(isPublic())
    .orderBy(asc(blogs.slug));
  return rows.map(({ category, slug, changedAt }) => ({ path: `/blogs/${category}/${slug}`, changedAt }));
}
