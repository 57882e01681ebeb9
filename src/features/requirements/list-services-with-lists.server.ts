import { and, asc, eq, exists, sql } from '#core/drizzle.ts';
import { localize } from '#core/text/localize.ts';
import { db } from '#db/client.server.ts';
import { mandatoryProducts } from '#db/schema/mandatory-products.ts';
import { serviceCategories, services } from '#db/schema/services.ts';
import type { LanguageCode } from '#locales/languages.ts';
import { publishedService } from './list-required-services.server.ts';

/** The services that show a mandatory-products list, in the site's order, grouped by category. */
export async function listServicesWithLists(language: LanguageCode) {
  const hasList = db()
    .select({ one: sql`1` })
    .from(mandatoryProducts)
    .where(
      and(
        sql`${mandatoryProducts.serviceId} = coalesce(${services.listServiceId}, ${services.id})`,
        eq(mandatoryProducts.status, 'published'),
      ),
    );
  const rows = await db()
    .select({
      id: services.id,
      slug: services.slug,
      name: services.name,
      translations: services.translations,
      category: {
        slug: serviceCategories.slug,
        name: serviceCategories.name,
        translations: serviceCategories.translations,
      },
    })
    .from(services)
    .innerJoin(serviceCategories, eq(serviceCategories.id, services.categoryId))
    .where(and(publishedService, exists(hasList)))
    .orderBy(asc(serviceCategories.position), asc(services.position), asc(services.id));
  return [...Map.groupBy(rows, (row) => row.category.slug).values()].flatMap((ofCategory) => {
    const category = ofCategory[0]?.category;
    if (!category) return [];
    return {
      ...localize(category, language),
      services: ofCategory.map(({ category: _category, ...service }) => localize(service, language)),
    };
  });
}
