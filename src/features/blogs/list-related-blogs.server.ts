import { and, desc, eq, ne, sql } from '#core/drizzle.ts';
import { db } from '#db/client.server.ts';
import { blogCategories, blogs } from '#db/schema/blogs.ts';
import { openLibrary } from '#features/media/find-pictures.server.ts';
import type { LanguageCode } from '#locales/languages.ts';
import { type BlogCard, cardColumns, isPublic, toCard } from './blog-card.ts';

/** Other posts for a reader of this one: the newest of its category, then the newest of the others. */
export async function listRelatedBlogs(
  { id, category }: { id: number; category: { id: number } },
  language: LanguageCode,
  limit = 3,
): Promise<BlogCard[]> {
  const rows = await db()
    .select(cardColumns)
    .from(blogs)
    .innerJoin(blogCategories, eq(blogs.categoryId, blogCategories.id))
    .where(and(isPublic(), ne(blogs.id, id)))
    .orderBy(sql`${blogs.categoryId} = ${category.id} desc`, desc(blogs.date), desc(blogs.id))
    .limit(limit);
  const find = await openLibrary(language);
  return rows.map((row) => toCard(row, language, find));
}
