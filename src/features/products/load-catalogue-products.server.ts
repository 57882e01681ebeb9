import { and, asc, eq, inArray } from '#core/drizzle.ts';
import { filled } from '#core/text/filled.ts';
import { englishNameOf, localize } from '#core/text/localize.ts';
import { db } from '#db/client.server.ts';
import { mandatoryProducts } from '#db/schema/mandatory-products.ts';
import { productCategories, productCategoryLinks, products } from '#db/schema/products.ts';
import { serviceCategories, services } from '#db/schema/services.ts';
import { translationsIn } from '#db/translations-in.server.ts';
import type { LanguageCode } from '#locales/languages.ts';
import type { CatalogueProduct } from './catalogue-product.ts';

/** The products with those ids, in the same order, with their categories, services and states. */
export async function loadCatalogueProducts(ids: number[], language: LanguageCode): Promise<CatalogueProduct[]> {
  if (ids.length === 0) return [];
  const [rows, categoryRows, requirementRows] = await Promise.all([
    selectProducts(ids, language),
    selectCategories(ids, language),
    selectRequirements(ids, language),
  ]);
  const rowOf = new Map(rows.map((row) => [row.id, row]));
  const categoriesOf = Map.groupBy(categoryRows, (row) => row.productId);
  const requirementsOf = Map.groupBy(requirementRows, (row) => row.productId);
  return ids.flatMap((id) => {
    const row = rowOf.get(id);
    if (!row) return [];
    const { slug, name, technicalName } = localize(row, language);
    return {
      id,
      slug,
      name,
      englishName: englishNameOf(row, language),
      technicalName: filled(technicalName),
      categories: (categoriesOf.get(id) ?? []).map((category) => ({
        slug: category.slug,
        name: localize(category, language).name,
      })),
      services: servicesOf(requirementsOf.get(id) ?? [], language),
    };
  });
}

type Row = Awaited<ReturnType<typeof selectRequirements>>[number];

function servicesOf(requirements: Row[], language: LanguageCode): CatalogueProduct['services'] {
  return [...Map.groupBy(requirements, (row) => row.service.slug).values()].flatMap((rowsOfService) =>
    rowsOfService.slice(0, 1).map(({ service, categorySlug }) => {
      const { name, shortName, slug } = localize(service, language);
      return {
        name,
        shortName: filled(shortName) ?? name,
        slug,
        categorySlug,
        rows: rowsOfService.map(({ state, implementationDate, confirmed }) => ({
          state,
          implementationDate,
          confirmed,
        })),
      };
    }),
  );
}

function selectProducts(ids: number[], language: LanguageCode) {
  const { id, slug, name, technicalName } = products;
  return db()
    .select({ id, slug, name, technicalName, translations: translationsIn(language, products.translations) })
    .from(products)
    .where(and(inArray(id, ids), eq(products.status, 'published')));
}

function selectCategories(ids: number[], language: LanguageCode) {
  const { productId, categoryId, position } = productCategoryLinks;
  const { slug, name } = productCategories;
  return db()
    .select({ productId, slug, name, translations: translationsIn(language, productCategories.translations) })
    .from(productCategoryLinks)
    .innerJoin(productCategories, eq(productCategories.id, categoryId))
    .where(and(inArray(productId, ids), eq(productCategories.status, 'published')))
    .orderBy(asc(position), asc(categoryId));
}

function selectRequirements(ids: number[], language: LanguageCode) {
  const { productId, serviceId, state, implementationDate, confirmed, position } = mandatoryProducts;
  const { name, shortName, slug } = services;
  const translations = translationsIn(language, services.translations);
  return db()
    .select({
      productId,
      service: { slug, name, shortName, translations },
      categorySlug: serviceCategories.slug,
      state,
      implementationDate,
      confirmed,
    })
    .from(mandatoryProducts)
    .innerJoin(services, and(eq(services.id, serviceId), eq(services.status, 'published')))
    .innerJoin(
      serviceCategories,
      and(eq(serviceCategories.id, services.categoryId), eq(serviceCategories.status, 'published')),
    )
    .where(and(inArray(productId, ids), eq(mandatoryProducts.status, 'published')))
    .orderBy(asc(services.position), asc(position), asc(mandatoryProducts.id));
}
