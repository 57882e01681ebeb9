import { and, asc, eq, inArray, or, type SQL } from '#core/drizzle.ts';
import { alias } from '#core/drizzle-pg.ts';
import { localize } from '#core/text/localize.ts';
import { todayInIndia } from '#core/time/dates.ts';
import { db } from '#db/client.server.ts';
import { mandatoryProductStandards, mandatoryProducts } from '#db/schema/mandatory-products.ts';
import { products } from '#db/schema/products.ts';
import { serviceCategories, services } from '#db/schema/services.ts';
import { standards } from '#db/schema/standards.ts';
import { type Line, lineKey } from '#features/orders/lines/line-facts.ts';
import {
  type AcceptedStandard,
  findAcceptance,
  listAcceptedStandards,
} from '#features/orders/lines/list-accepted-standards.server.ts';
import { listCustomsCodes } from '#features/orders/lines/list-customs-codes.server.ts';
import { type LineStates, listLineStates } from '#features/orders/lines/list-line-states.server.ts';
import { listDoubts } from '#features/orders/list-doubts.server.ts';
import { listPublications } from '#features/publications/list-publications.server.ts';
import type { LanguageCode } from '#locales/languages.ts';
import { publishedService } from './list-required-services.server.ts';
import type { Requirement, RequirementStandard } from './requirement.ts';

/** Every requirement of a product, in the order of the services. */
export function listRequirementsOfProduct(productId: number, language: LanguageCode): Promise<Requirement[]> {
  return listRequirements(eq(mandatoryProducts.productId, productId), language);
}

/** Every requirement that names a standard. */
export function listRequirementsUnderStandard(standardId: number, language: LanguageCode): Promise<Requirement[]> {
  const ids = db()
    .select({ id: mandatoryProductStandards.mandatoryProductId })
    .from(mandatoryProductStandards)
    .where(eq(mandatoryProductStandards.standardId, standardId));
  return listRequirements(inArray(mandatoryProducts.id, ids), language);
}

/** Every requirement that one of these lines states. */
export async function listRequirementsOfLines(lines: readonly Line[], language: LanguageCode): Promise<Requirement[]> {
  const { list, listKey } = mandatoryProducts;
  const keys = Map.groupBy(lines, (line) => line.list);
  const ofLists = [...keys].map(([name, linesOfList]) =>
    and(
      eq(list, name),
      inArray(
        listKey,
        linesOfList.map(({ key }) => key),
      ),
    ),
  );
  const which = or(...ofLists);
  return which ? listRequirements(which, language) : [];
}

async function listRequirements(which: SQL, language: LanguageCode): Promise<Requirement[]> {
  const rows = await db()
    .select({
      requirement: mandatoryProducts,
      service: services,
      categorySlug: serviceCategories.slug,
      product: products,
    })
    .from(mandatoryProducts)
    .innerJoin(services, eq(services.id, mandatoryProducts.serviceId))
    .innerJoin(serviceCategories, eq(serviceCategories.id, services.categoryId))
    .innerJoin(products, eq(products.id, mandatoryProducts.productId))
    .where(and(which, eq(mandatoryProducts.status, 'published'), publishedService, eq(products.status, 'published')))
    .orderBy(asc(services.position), asc(mandatoryProducts.position), asc(mandatoryProducts.id));
  const ids = rows.map(({ requirement }) => requirement.id);
  const lines = rows.map(({ requirement: { list, listKey } }) => ({ list, key: listKey }));
  const today = todayInIndia();
  const [standardsOf, publications, statesOf, acceptedUnder, codesOf, doubts] = await Promise.all([
    listStandardsOf(ids, language),
    listPublications(language),
    listLineStates(lines, today, language),
    listAcceptedStandards(lines, today),
    listCustomsCodes(lines),
    listDoubts(language),
  ]);
  return rows.map(({ requirement, service, categorySlug, product }) => ({
    id: requirement.id,
    product: productView(localize(product, language)),
    service: { slug: service.slug, name: localize(service, language).name, categorySlug },
    list: requirement.list,
    listedAs: requirement.listedAs,
    state: requirement.state,
    stateText: requirement.stateText,
    group: requirement.group,
    scheme: requirement.scheme,
    phase: requirement.phase,
    eeeCode: requirement.eeeCode,
    others: requirement.others,
    orderName: requirement.orderName,
    orderReference: requirement.orderReference,
    orderDate: requirement.orderDate,
    amendmentReference: requirement.amendmentReference,
    amendmentDate: requirement.amendmentDate,
    implementationDate: requirement.implementationDate,
    ...(statesOf.get(keyOf(requirement)) ?? unexplained),
    doubts: doubts.ofLine.get(keyOf(requirement)) ?? [],
    customsCodes: codesOf.get(keyOf(requirement)) ?? [],
    note: requirement.note,
    // What only an order names stands in no edition of the list.
    publication: requirement.orderId ? null : (publications.get(requirement.list) ?? null),
    confirmed: requirement.confirmed,
    standards: withAcceptance(standardsOf.get(requirement.id) ?? [], acceptedUnder.get(keyOf(requirement))),
  }));
}

/** An entry that no order and no list explains. */
const unexplained: LineStates = { states: [], order: null, readTo: null };

const keyOf = ({ list, listKey }: { list: string; listKey: string }) => lineKey({ list, key: listKey });

function withAcceptance(known: RequirementStandard[], said?: readonly AcceptedStandard[]): RequirementStandard[] {
  return known.map((standard) => {
    const acceptance = findAcceptance(standard.number, said);
    if (!acceptance) return standard;
    const { from, until, order, beside } = acceptance;
    return {
      ...standard,
      accepted: { from, until, order },
      successor: beside ?? standard.successor,
      concurrentUntil: until,
    };
  });
}

function productView({ slug, name, technicalName }: Requirement['product']): Requirement['product'] {
  return { slug, name, technicalName };
}

async function listStandardsOf(ids: number[], language: LanguageCode): Promise<Map<number, RequirementStandard[]>> {
  const successors = alias(standards, 'successors');
  const rows = await db()
    .select({
      requirementId: mandatoryProductStandards.mandatoryProductId,
      standard: standards,
      successor: { slug: successors.slug, number: successors.number },
    })
    .from(mandatoryProductStandards)
    .innerJoin(standards, eq(standards.id, mandatoryProductStandards.standardId))
    .leftJoin(successors, eq(successors.id, standards.successorId))
    .where(inArray(mandatoryProductStandards.mandatoryProductId, ids))
    .orderBy(asc(mandatoryProductStandards.position));
  const views = rows.map(({ requirementId, standard, successor }) => {
    const { slug, number, title, concurrentUntil } = localize(standard, language);
    return { requirementId, standard: { slug, number, title, concurrentUntil, successor, accepted: null } };
  });
  const byRequirement = Map.groupBy(views, (view) => view.requirementId);
  return new Map(
    [...byRequirement].map(([requirementId, viewsOfRequirement]) => [
      requirementId,
      viewsOfRequirement.map((view) => view.standard),
    ]),
  );
}
