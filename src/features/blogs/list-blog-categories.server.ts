import { type Seo, seoOf } from '#core/content/seo-of.ts';
import { and, asc, count, eq } from '#core/drizzle.ts';
import { localize } from '#core/text/localize.ts';
import { db } from '#db/client.server.ts';
import { blogCategories, blogs } from '#db/schema/blogs.ts';
import type { LanguageCode } from '#locales/languages.ts';
import { isPublic } from './blog-card.ts';

export type BlogCategory = { id: number; slug: string; name: string; seo: Seo; count: number };

/** The published categories in their order, each with the number of its posts. */
export async function listBlogCategories(language: LanguageCode): Promise<BlogCategory[]> {
  const rows = await db()
    .select({ category: blogCategories, count: count(blogs.id) })
    .from(blogCategories)
    .leftJoin(blogs, and(eq(blogs.categoryId, blogCategories.id), isPublic()))
    .where(eq(blogCategories.status, 'published'))
    .groupBy(blogCategories.id)
    .orderBy(asc(blogCategories.position), asc(blogCategories.id));
  return rows.map((row) => {
    const category = localize(row.category, language);
    const { id, slug, name } = category;
    return { id, slug, name, seo: seoOf(category), count: row.count };
  });
}
