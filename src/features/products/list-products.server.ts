import { and, asc, eq } from 'drizzle-orm';
import { filled } from '#core/text/filled.ts';
import { localize } from '#core/text/localize.ts';
import { byContentVersion } from '#db/by-content-version.server.ts';
import { db } from '#db/client.server.ts';
import { mandatoryProductStandards, mandatoryProducts } from '#db/schema/mandatory-products.ts';
import { productCategories, productCategoryLinks, products } from '#db/schema/products.ts';
import { serviceCategories, services } from '#db/schema/services.ts';
import { standards } from '#db/schema/standards.ts';
import type { LanguageCode } from '#locales/languages.ts';
import type { CatalogueProduct } from './catalogue-product.ts';

/** Every published product by name, with its categories, services, states and standards. */
export const listProducts = byContentVersion(async (language): Promise<CatalogueProduct[]> => {
  const [productRows, serviceNames, requirementRows] = await Promise.all([
    selectProducts(),
    listServiceNames(language),
    selectRequirements(),
  ]);
  const requirementsOf = Map.groupBy(requirementRows, ({ productId }) => productId);
  const list: CatalogueProduct[] = [];
  for (const [id, rows] of Map.groupBy(productRows, ({ product }) => product.id)) {
    const [first] = rows;
    if (!first) continue;
    const requirements = requirementsOf.get(id) ?? [];
    const categories = rows.flatMap(({ category }) => (category ? [localize(category, language)] : []));
    list.push({
      id,
      slug: first.product.slug,
      name: localize(first.product, language).name,
      technicalName: filled(first.product.technicalName),
      categories: categories.map(({ slug, name }) => ({ slug, name })),
      services: servicesOf(requirements, serviceNames),
      standards: [...new Set(requirements.flatMap((requirement) => requirement.standard ?? []))],
      otherNames: [
        ...new Set([first.product.name, ...requirements.flatMap((requirement) => requirement.listedAs ?? [])]),
      ],
    });
  }
  return list.sort(byName);
});

const collator = new Intl.Collator('en', { numeric: true });

/** By name; names that begin with a figure or a sign (chemicals) come after the letters. */
function byName(one: CatalogueProduct, other: CatalogueProduct): number {
  const rank = ({ name }: CatalogueProduct) => (/^\p{L}/u.test(name) ? 0 : 1);
  return rank(one) - rank(other) || collator.compare(one.name, other.name);
}

type RequirementOfProduct = Awaited<ReturnType<typeof selectRequirements>>[number];
type ServiceName = { name: string; slug: string; categorySlug: string };

function servicesOf(
  requirements: RequirementOfProduct[],
  names: Map<number, ServiceName>,
): CatalogueProduct['services'] {
  return [...Map.groupBy(requirements, ({ serviceId }) => serviceId)].flatMap(([id, own]) => {
    const service = names.get(id);
    const rows = own.map(({ state, implementationDate, confirmed }) => ({ state, implementationDate, confirmed }));
    return service ? [{ ...service, rows }] : [];
  });
}

function selectProducts() {
  const { id, slug, name, technicalName, translations } = products;
  return db()
    .select({
      product: { id, slug, name, technicalName, translations },
      category: {
        slug: productCategories.slug,
        name: productCategories.name,
        translations: productCategories.translations,
      },
    })
    .from(products)
    .leftJoin(productCategoryLinks, eq(productCategoryLinks.productId, products.id))
    .leftJoin(productCategories, eq(productCategories.id, productCategoryLinks.categoryId))
    .where(eq(products.status, 'published'))
    .orderBy(asc(products.id), asc(productCategoryLinks.position));
}

function selectRequirements() {
  const { productId, serviceId, state, implementationDate, confirmed, listedAs } = mandatoryProducts;
  return db()
    .select({ productId, serviceId, state, implementationDate, confirmed, listedAs, standard: standards.number })
    .from(mandatoryProducts)
    .innerJoin(services, eq(services.id, serviceId))
    .leftJoin(mandatoryProductStandards, eq(mandatoryProductStandards.mandatoryProductId, mandatoryProducts.id))
    .leftJoin(standards, eq(standards.id, mandatoryProductStandards.standardId))
    .where(eq(mandatoryProducts.status, 'published'))
    .orderBy(asc(services.position), asc(mandatoryProducts.position), asc(mandatoryProductStandards.position));
}

async function listServiceNames(language: LanguageCode): Promise<Map<number, ServiceName>> {
  const { id, name, slug, translations } = services;
  const rows = await db()
    .select({ id, name, slug, translations, categorySlug: serviceCategories.slug })
    .from(services)
    .innerJoin(serviceCategories, eq(serviceCategories.id, services.categoryId))
    .where(and(eq(services.status, 'published'), eq(serviceCategories.status, 'published')));
  return new Map(
    rows.map((row) => [row.id, { name: localize(row, language).name, slug: row.slug, categorySlug: row.categorySlug }]),
  );
}
