import { and, count, desc, eq, sql } from '#core/drizzle.ts';
import { likePattern } from '#core/text/search-text.ts';
import { db } from '#db/client.server.ts';
import { blogCategories, blogs } from '#db/schema/blogs.ts';
import { searchDocuments } from '#db/schema/search.ts';
import { openLibrary } from '#features/media/find-pictures.server.ts';
import { normaliseText } from '#features/search/query/normalise-text.ts';
import type { LanguageCode } from '#locales/languages.ts';
import { type BlogCard, cardColumns, isPublic, toCard } from './blog-card.ts';

type BlogsRequest = {
  language: LanguageCode;
  /** A post matches if it contains every word, in any language. */
  q: string;
  /** The slug of a category. */
  category?: string | undefined;
  page: number;
  perPage: number;
};

/** One page of the posts, newest first, and the number that match. */
export async function listBlogs({ language, q, category, page, perPage }: BlogsRequest) {
  const matching = and(isPublic(), category ? eq(blogCategories.slug, category) : undefined, hasWords(q));
  const [[counted], rows] = await Promise.all([
    db()
      .select({ total: count() })
      .from(blogs)
      .innerJoin(blogCategories, eq(blogs.categoryId, blogCategories.id))
      .where(matching),
    db()
      .select(cardColumns)
      .from(blogs)
      .innerJoin(blogCategories, eq(blogs.categoryId, blogCategories.id))
      .where(matching)
      .orderBy(desc(blogs.date), desc(blogs.id))
      .limit(perPage)
      .offset((page - 1) * perPage),
  ]);
  const find = await openLibrary(language);
  return { total: counted?.total ?? 0, blogs: rows.map((row): BlogCard => toCard(row, language, find)) };
}

/** Compares with the search documents, which contain the words of a post in all its languages. */
function hasWords(q: string) {
  const words = normaliseText(q).split(' ').filter(Boolean);
  if (words.length === 0) return undefined;
  const { kind, refId, title, otherTitles, body } = searchDocuments;
  const texts = sql`concat_ws(' ', ${title}, ${otherTitles}, ${body})`;
  const conditions = words.map((word) => sql`${texts} like ${likePattern(word)}`);
  return sql`exists (select 1 from ${searchDocuments} where ${kind} = 'blog' and ${refId} = ${blogs.id} and ${sql.join(conditions, sql` and `)})`;
}
