import { and, asc, eq } from 'drizzle-orm';
import { localize } from '#core/localize.ts';
import { pictureUrl } from '#core/picture-url.ts';
import { db } from '#db/client.server.ts';
import { serviceCategories, services } from '#db/schema/services.ts';
import type { LanguageCode } from '#locales/languages.ts';
import type { HomeService } from './home.schema.ts';
import { getHomeSettings } from './home-settings.server.ts';

const gridSize = 12;

async function listServices(language: LanguageCode): Promise<HomeService[]> {
  const rows = await db()
    .select({
      id: services.id,
      name: services.name,
      slug: services.slug,
      tagline: services.tagline,
      description: services.description,
      imagePath: services.imagePath,
      imageAlt: services.imageAlt,
      categoryId: services.categoryId,
      categorySlug: serviceCategories.slug,
      translations: services.translations,
    })
    .from(services)
    .innerJoin(serviceCategories, eq(services.categoryId, serviceCategories.id))
    .where(and(eq(services.status, 'published'), eq(serviceCategories.status, 'published')))
    .orderBy(asc(services.position), asc(services.id));
  return rows.map((row) => {
    const { imagePath, imageAlt, categoryId, categorySlug, ...service } = localize(row, language);
    return {
      ...service,
      thumbnail_url: pictureUrl(imagePath, service.slug),
      image_alt: imageAlt,
      service_category_id: categoryId,
      service_category: { slug: categorySlug },
    };
  });
}

/** The services of the grid: those that the settings name, in their order, then the first others. */
export async function listHomeServices(language: LanguageCode): Promise<HomeService[]> {
  const [{ featuredServices }, all] = await Promise.all([getHomeSettings(language), listServices(language)]);
  const featured = featuredServices.flatMap((slug) => all.find((service) => service.slug === slug) ?? []);
  return [...featured, ...all.filter((service) => !featured.includes(service))].slice(0, gridSize);
}

/** Every service: each has its brochure. */
export const listBrochureServices = listServices;
