import { and, asc, desc, eq, inArray } from '#core/drizzle.ts';
import { isSlug } from '#core/text/addresses.ts';
import { localize } from '#core/text/localize.ts';
import { db } from '#db/client.server.ts';
import { blogCategories, blogFaqs, blogs } from '#db/schema/blogs.ts';
import { openLibrary } from '#features/media/find-pictures.server.ts';
import type { LanguageCode } from '#locales/languages.ts';
import { isPublic } from './blog-card.ts';
import { toWholeBlog, type WholeBlog } from './whole-blog.ts';

export type Blog = WholeBlog & { faqs: { id: number; question: string; answer: string }[] };

/** The post at that address, or null. */
export async function findBlog(category: string, slug: string, language: LanguageCode): Promise<Blog | null> {
  if (!isSlug(category) || !isSlug(slug)) return null;
  const [row] = await db()
    .select({ blog: blogs, category: blogCategories })
    .from(blogs)
    .innerJoin(blogCategories, eq(blogs.categoryId, blogCategories.id))
    .where(and(isPublic(), eq(blogs.slug, slug), eq(blogCategories.slug, category)));
  if (!row) return null;
  const find = await openLibrary(language);
  return { ...toWholeBlog(row, language, find), faqs: await listFaqs(row.blog.id, language) };
}

async function listFaqs(blogId: number, language: LanguageCode) {
  const { id, question, answer, translations, position, status } = blogFaqs;
  const rows = await db()
    .select({ id, question, answer, translations })
    .from(blogFaqs)
    .where(and(eq(blogFaqs.blogId, blogId), eq(status, 'published')))
    .orderBy(asc(position), asc(id));
  return rows.map((row) => localize(row, language));
}

/** Every post, newest first, or those with the given ids in their order. */
export async function listWholeBlogs(language: LanguageCode, ids?: readonly number[]): Promise<WholeBlog[]> {
  const rows = await db()
    .select({ blog: blogs, category: blogCategories })
    .from(blogs)
    .innerJoin(blogCategories, eq(blogs.categoryId, blogCategories.id))
    .where(and(isPublic(), ids && inArray(blogs.id, [...ids])))
    .orderBy(desc(blogs.date), desc(blogs.id));
  const find = await openLibrary(language);
  const views = rows.map((row) => toWholeBlog(row, language, find));
  return ids ? ids.flatMap((id) => views.find((blog) => blog.id === id) ?? []) : views;
}
