import { and, asc, eq, type SQL } from '#core/drizzle.ts';
import { isSlug } from '#core/text/addresses.ts';
import { localize } from '#core/text/localize.ts';
import { db } from '#db/client.server.ts';
import { mandatoryProductStandards, mandatoryProducts } from '#db/schema/mandatory-products.ts';
import { products } from '#db/schema/products.ts';
import { serviceCategories, services } from '#db/schema/services.ts';
import { standards } from '#db/schema/standards.ts';
import { listLineEvents } from '#features/orders/events/list-line-events.server.ts';
import type { OrderEvent } from '#features/orders/events/select-events.server.ts';
import type { LanguageCode } from '#locales/languages.ts';
import { publishedService } from './list-required-services.server.ts';

/** What instruments did over time to the requirements of one approval. */
export type Lane = {
  service: { slug: string; name: string; categorySlug: string };
  events: OrderEvent[];
};

/** The product with its lanes, one for each approval; null when there is no such product. */
export async function findProductTimeline(slug: string, language: LanguageCode) {
  if (!isSlug(slug)) return null;
  const [row] = await db()
    .select()
    .from(products)
    .where(and(eq(products.slug, slug), eq(products.status, 'published')));
  if (!row) return null;
  const lanes = await listLanes(eq(mandatoryProducts.productId, row.id), language);
  return { slug, name: localize(row, language).name, lanes };
}

/** The standard with its lanes, one for each approval that names it; null when there is no such standard. */
export async function findStandardTimeline(slug: string, language: LanguageCode) {
  if (!isSlug(slug)) return null;
  const [row] = await db()
    .select()
    .from(standards)
    .where(and(eq(standards.slug, slug), eq(standards.status, 'published')));
  if (!row) return null;
  const { number, title } = localize(row, language);
  return { slug, number, title, lanes: await listLanes(eq(mandatoryProductStandards.standardId, row.id), language) };
}

async function listLanes(which: SQL, language: LanguageCode): Promise<Lane[]> {
  const rows = await db()
    .selectDistinct({
      list: mandatoryProducts.list,
      key: mandatoryProducts.listKey,
      service: services,
      categorySlug: serviceCategories.slug,
      position: services.position,
    })
    .from(mandatoryProducts)
    .leftJoin(mandatoryProductStandards, eq(mandatoryProductStandards.mandatoryProductId, mandatoryProducts.id))
    .innerJoin(services, eq(services.id, mandatoryProducts.serviceId))
    .innerJoin(serviceCategories, eq(serviceCategories.id, services.categoryId))
    .where(and(which, eq(mandatoryProducts.status, 'published'), publishedService))
    .orderBy(asc(services.position));
  const byService = Map.groupBy(rows, ({ service }) => service.id);
  return Promise.all(
    [...byService.values()].flatMap(([first, ...more]) => {
      if (!first) return [];
      const { service, categorySlug } = first;
      const { slug } = service;
      const laneService = { slug, name: localize(service, language).name, categorySlug };
      return [listLineEvents([first, ...more], language).then((events) => ({ service: laneService, events }))];
    }),
  );
}
