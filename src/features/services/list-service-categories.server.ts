import { seoOf } from '#core/content/seo-of.ts';
import { asc, eq } from '#core/drizzle.ts';
import { localize } from '#core/text/localize.ts';
import { db } from '#db/client.server.ts';
import { serviceCategories } from '#db/schema/services.ts';
import type { LanguageCode } from '#locales/languages.ts';

/** The published categories in that language, in the site's order. */
export async function listServiceCategories(language: LanguageCode) {
  const rows = await db()
    .select({
      id: serviceCategories.id,
      slug: serviceCategories.slug,
      name: serviceCategories.name,
      description: serviceCategories.description,
      seoTitle: serviceCategories.seoTitle,
      seoDescription: serviceCategories.seoDescription,
      seoKeywords: serviceCategories.seoKeywords,
      seoTags: serviceCategories.seoTags,
      translations: serviceCategories.translations,
    })
    .from(serviceCategories)
    .where(eq(serviceCategories.status, 'published'))
    .orderBy(asc(serviceCategories.position), asc(serviceCategories.id));
  return rows.map((row) => {
    const category = localize(row, language);
    const { id, slug, name, description } = category;
    return { id, slug, name, description, seo: seoOf(category) };
  });
}
