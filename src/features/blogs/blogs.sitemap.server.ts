import { asc, eq, max } from 'drizzle-orm';
import { fixedPages, wholeSitemap } from '#core/sitemap/sitemap-source.ts';
import { db } from '#db/client.server.ts';
import { blogCategories, blogs } from '#db/schema/blogs.ts';
import { isPublic } from './is-public.ts';

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

export const blogsSitemap = [
  fixedPages('/blogs'),
  wholeSitemap('blogs', listCategories),
  wholeSitemap('blogs', listPosts),
];
