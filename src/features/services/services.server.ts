import { and, asc, eq } from 'drizzle-orm';
import { pictureUrl } from '#core/files/picture-url.ts';
import { filled } from '#core/text/filled.ts';
import { localize } from '#core/text/localize.ts';
import { db } from '#db/client.server.ts';
import { pages } from '#db/schema/pages.ts';
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
  return rows.map((row) => localize(row, language));
}

/** The texts of the page that lists all services, or null before editors wrote any. */
export async function findServicesPage(language: LanguageCode) {
  const [row] = await db()
    .select({
      id: pages.id,
      slug: pages.slug,
      name: pages.name,
      title: pages.title,
      tagLine: pages.tagLine,
      content: pages.content,
      imagePath: pages.imagePath,
      imageAlt: pages.imageAlt,
      seoTitle: pages.seoTitle,
      seoDescription: pages.seoDescription,
      seoKeywords: pages.seoKeywords,
      seoTags: pages.seoTags,
      translations: pages.translations,
    })
    .from(pages)
    .where(and(eq(pages.slug, 'services'), eq(pages.status, 'published')));
  if (!row) return null;
  const { imagePath, imageAlt, ...page } = localize(row, language);
  return {
    ...page,
    title: filled(page.title),
    tagLine: filled(page.tagLine),
    imageUrl: pictureUrl(imagePath, page.slug),
    imageAlt: imageAlt ?? page.name,
  };
}
