import { and, asc, eq, inArray, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { localize } from '#core/text/localize.ts';
import { db } from '#db/client.server.ts';
import { mandatoryProductStandards, mandatoryProducts } from '#db/schema/mandatory-products.ts';
import { products } from '#db/schema/products.ts';
import { serviceCategories, services } from '#db/schema/services.ts';
import { standards } from '#db/schema/standards.ts';
import type { LanguageCode } from '#locales/languages.ts';
import type { Requirement, RequirementStandard } from './requirement.ts';

/** Every line of the official lists about a product, by service. */
export function listRequirementsOfProduct(productId: number, language: LanguageCode): Promise<Requirement[]> {
  return listRequirements(eq(mandatoryProducts.productId, productId), language);
}

/** Every line of the official lists that names a standard. */
export function listRequirementsUnderStandard(standardId: number, language: LanguageCode): Promise<Requirement[]> {
  const lines = db()
    .select({ id: mandatoryProductStandards.mandatoryProductId })
    .from(mandatoryProductStandards)
    .where(eq(mandatoryProductStandards.standardId, standardId));
  return listRequirements(inArray(mandatoryProducts.id, lines), language);
}

async function listRequirements(which: SQL, language: LanguageCode): Promise<Requirement[]> {
  const rows = await db()
    .select({ line: mandatoryProducts, service: services, categorySlug: serviceCategories.slug, product: products })
    .from(mandatoryProducts)
    .innerJoin(services, eq(services.id, mandatoryProducts.serviceId))
    .innerJoin(serviceCategories, eq(serviceCategories.id, services.categoryId))
    .innerJoin(products, eq(products.id, mandatoryProducts.productId))
    .where(
      and(
        which,
        eq(mandatoryProducts.status, 'published'),
        eq(services.status, 'published'),
        eq(serviceCategories.status, 'published'),
        eq(products.status, 'published'),
      ),
    )
    .orderBy(asc(services.position), asc(mandatoryProducts.position), asc(mandatoryProducts.id));
  const standardsOf = await listStandardsOf(
    rows.map(({ line }) => line.id),
    language,
  );
  return rows.map(({ line, service, categorySlug, product }) => ({
    id: line.id,
    product: { slug: product.slug, name: localize(product, language).name },
    service: { slug: service.slug, name: localize(service, language).name, categorySlug },
    list: line.list,
    listedAs: line.listedAs,
    state: line.state,
    stateText: line.stateText,
    group: line.group,
    scheme: line.scheme,
    phase: line.phase,
    eeeCode: line.eeeCode,
    others: line.others,
    orderName: line.orderName,
    orderReference: line.orderReference,
    orderDate: line.orderDate,
    amendmentReference: line.amendmentReference,
    amendmentDate: line.amendmentDate,
    implementationDate: line.implementationDate,
    note: line.note,
    source: line.source,
    confirmed: line.confirmed,
    standards: standardsOf.get(line.id) ?? [],
  }));
}

async function listStandardsOf(lineIds: number[], language: LanguageCode): Promise<Map<number, RequirementStandard[]>> {
  const successors = alias(standards, 'successors');
  const rows = await db()
    .select({
      lineId: mandatoryProductStandards.mandatoryProductId,
      standard: standards,
      successor: { slug: successors.slug, number: successors.number },
    })
    .from(mandatoryProductStandards)
    .innerJoin(standards, eq(standards.id, mandatoryProductStandards.standardId))
    .leftJoin(successors, eq(successors.id, standards.successorId))
    .where(inArray(mandatoryProductStandards.mandatoryProductId, lineIds))
    .orderBy(asc(mandatoryProductStandards.position));
  const views = rows.map(({ lineId, standard, successor }) => {
    const { slug, number, title, concurrentUntil } = localize(standard, language);
    return { lineId, standard: { slug, number, title, concurrentUntil, successor } };
  });
  const byLine = Map.groupBy(views, (view) => view.lineId);
  return new Map([...byLine].map(([lineId, own]) => [lineId, own.map((view) => view.standard)]));
}
