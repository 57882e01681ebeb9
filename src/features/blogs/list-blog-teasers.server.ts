import { desc, eq } from '#core/drizzle.ts';
import { widePictureUrl } from '#core/files/picture-url.ts';
import { localize } from '#core/text/localize.ts';
import { db } from '#db/client.server.ts';
import { blogCategories, blogs } from '#db/schema/blogs.ts';
import type { LanguageCode } from '#locales/languages.ts';
import { isPublic } from './blog-card.ts';

type BlogTeaserView = {
  name: string;
  slug: string;
  content: string;
  imageUrl: string;
  imageAlt: string | null;
  categorySlug: string;
};

/** The newest blogs; a blog with a future date appears on that day. */
export async function listBlogTeasers(language: LanguageCode, count: number): Promise<BlogTeaserView[]> {
  const rows = await db()
    .select({
      name: blogs.name,
      slug: blogs.slug,
      content: blogs.content,
      imagePath: blogs.imagePath,
      imageAlt: blogs.imageAlt,
      translations: blogs.translations,
      categorySlug: blogCategories.slug,
    })
    .from(blogs)
    .innerJoin(blogCategories, eq(blogs.categoryId, blogCategories.id))
    .where(isPublic())
    .orderBy(desc(blogs.date), desc(blogs.id))
    .limit(count);
  return rows.map((row) => {
    const { name, slug, content, imagePath, imageAlt, categorySlug } = localize(row, language);
    return {
      name,
      slug,
      content,
      imageUrl: widePictureUrl(imagePath, slug),
      imageAlt,
      categorySlug,
    };
  });
}
