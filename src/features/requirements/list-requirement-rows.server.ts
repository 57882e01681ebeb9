import { and, asc, eq, inArray, sql } from '#core/drizzle.ts';
import { alias } from '#core/drizzle-pg.ts';
import { NotFoundError } from '#core/errors.ts';
import { filled } from '#core/text/filled.ts';
import { isStillEnglish, localize } from '#core/text/localize.ts';
import { todayInIndia } from '#core/time/dates.ts';
import { db } from '#db/client.server.ts';
import type { Translations } from '#db/schema/columns.ts';
import { mandatoryProducts } from '#db/schema/mandatory-products.ts';
import { products } from '#db/schema/products.ts';
import { services } from '#db/schema/services.ts';
import { translationsIn } from '#db/translations-in.server.ts';
import { listPublications, type Publication } from '#features/publications/list-publications.server.ts';
import type { LanguageCode } from '#locales/languages.ts';
import { findRequirementRows } from './find-requirement-rows.server.ts';
import { currentState } from './requirement-state.schema.ts';

type ListRequest = { serviceId: number; language: LanguageCode; q?: string; page?: number; perPage?: number };

/** Everything that a list says in one row. The calls return all of it; tables show the part in `RequirementRow`. */
export type RequirementRecord = Awaited<ReturnType<typeof listRequirementRows>>['rows'][number];

/**
 * The mandatory-products list of a service, or of the other service whose list it shows.
 * @param perPage without it, the whole list is returned
 * @throws NotFoundError when there is no such service
 */
export async function listRequirementRows({ serviceId, language, q = '', page = 1, perPage }: ListRequest) {
  const list = await getList(serviceId);
  const { total, ids } = await findRequirementRows({ listServiceId: list.serviceId, language, q, page, perPage });
  const rows = ids.length === 0 ? [] : await selectRows(ids, language);
  const today = todayInIndia();
  return {
    total,
    rows: rows.map(({ categories, productTranslations, ...row }) => ({
      ...localize({ ...row, translations: namesOf(productTranslations) }, language),
      isEnglish: isStillEnglish({ translations: productTranslations }, 'name', language),
      categoryNames: categories.map((category) => localize(category, language).name),
      listedAs: filled(row.listedAs),
      others: filled(row.others),
      stateText: filled(row.stateText),
      state: currentState(row, today),
      compliance: list.compliance,
    })),
  };
}

/** The publication that this service's list comes from. */
export async function listPublicationsOfService(serviceId: number, language: LanguageCode): Promise<Publication[]> {
  const [list, publications] = await Promise.all([getList(serviceId), listPublications(language)]);
  const rows = await db()
    .selectDistinct({ list: mandatoryProducts.list })
    .from(mandatoryProducts)
    .where(eq(mandatoryProducts.serviceId, list.serviceId));
  return rows.flatMap((row) => publications.get(row.list) ?? []);
}

/** Finds the service whose list a published service shows, and the extra columns that it needs. */
async function getList(serviceId: number) {
  const listService = alias(services, 'list_service');
  const [row] = await db()
    .select({
      serviceId: sql<number>`coalesce(${listService.id}, ${services.id})`,
      compliance: services.compliance,
      listCompliance: listService.compliance,
    })
    .from(services)
    .leftJoin(listService, eq(listService.id, services.listServiceId))
    .where(and(eq(services.id, serviceId), eq(services.status, 'published')));
  if (!row) throw new NotFoundError(`no service ${serviceId}`);
  return { serviceId: row.serviceId, compliance: row.compliance ?? row.listCompliance };
}

function selectRows(ids: number[], language: LanguageCode) {
  return db()
    .select({
      id: mandatoryProducts.id,
      list: mandatoryProducts.list,
      listKey: mandatoryProducts.listKey,
      productSlug: products.slug,
      name: products.name,
      productTranslations: translationsIn(language, products.translations),
      listedAs: mandatoryProducts.listedAs,
      group: mandatoryProducts.group,
      scheme: mandatoryProducts.scheme,
      eeeCode: mandatoryProducts.eeeCode,
      others: mandatoryProducts.others,
      state: mandatoryProducts.state,
      stateText: mandatoryProducts.stateText,
      implementationDate: mandatoryProducts.implementationDate,
      confirmed: mandatoryProducts.confirmed,
      standards: sql<string | null>`(
        select string_agg(s.number, ', ' order by link.position, s.number)
        from mandatory_product_standards link join standards s on s.id = link.standard_id
        where link.mandatory_product_id = ${mandatoryProducts.id})`,
      categories: sql<{ name: string; translations: Translations }[]>`(
        select coalesce(json_agg(json_build_object('name', c.name, 'translations', ${translationsIn(language, sql`c.translations`)}) order by link.position, c.name), '[]')
        from product_category_links link join product_categories c on c.id = link.category_id
        where link.product_id = ${mandatoryProducts.productId} and c.status = 'published')`,
    })
    .from(mandatoryProducts)
    .innerJoin(products, eq(products.id, mandatoryProducts.productId))
    .where(inArray(mandatoryProducts.id, ids))
    .orderBy(asc(mandatoryProducts.position), asc(mandatoryProducts.id));
}

/** A list shows only the name of a product, so its other translated texts are left out. */
function namesOf(translations: Translations): Translations {
  return Object.fromEntries(
    Object.entries(translations).flatMap(([language, { name }]) => (name ? [[language, { name }]] : [])),
  );
}
