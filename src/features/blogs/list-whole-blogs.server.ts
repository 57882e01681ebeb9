import { and, desc, eq, inArray } from 'drizzle-orm';
import { db } from '#db/client.server.ts';
import { blogCategories, blogs } from '#db/schema/blogs.ts';
import type { LanguageCode } from '#locales/languages.ts';
import { isPublic } from './is-public.ts';
import { toWholeBlog, type WholeBlog } from './whole-blog.ts';

/** Every post, newest first, or those with the given ids in their order. */
export async function listWholeBlogs(language: LanguageCode, ids?: readonly number[]): Promise<WholeBlog[]> {
  const rows = await db()
    .select({ blog: blogs, category: blogCategories })
    .from(blogs)
    .innerJoin(blogCategories, eq(blogs.categoryId, blogCategories.id))
    .where(and(isPublic(), ids && inArray(blogs.id, [...ids])))
    .orderBy(desc(blogs.date), desc(blogs.id));
  const found = rows.map((row) => toWholeBlog(row, language));
  return ids ? ids.flatMap((id) => found.find((blog) => blog.id === id) ?? []) : found;
}
