import { and, countDistinct, eq, inArray, sql } from '#core/drizzle.ts';
import { alias } from '#core/drizzle-pg.ts';
import { localize } from '#core/text/localize.ts';
import { db } from '#db/client.server.ts';
import { mandatoryProductStandards, mandatoryProducts } from '#db/schema/mandatory-products.ts';
import { standards } from '#db/schema/standards.ts';
import type { RequirementStatus } from '#features/requirements/requirement-state.schema.ts';
import type { LanguageCode } from '#locales/languages.ts';
import { findStandardIds, type StandardFilter } from './find-standard-ids.server.ts';

/** One page of the standards that match a filter, and the number that match. */
export async function listStandards(
  { language, ...filter }: StandardFilter & { language: LanguageCode },
  range: { page: number; perPage: number },
): Promise<{ total: number; standards: CatalogueStandard[] }> {
  const { total, ids } = await findStandardIds(filter, range);
  if (ids.length === 0) return { total, standards: [] };
  const [rows, requirements, counts] = await Promise.all([
    selectStandards(ids),
    selectRequirements(ids),
    countProducts(ids),
  ]);
  const rowOf = new Map(rows.map((row) => [row.standard.id, row]));
  const requirementsOf = Map.groupBy(requirements, (row) => row.standardId);
  const countOf = new Map(counts.map((row) => [row.standardId, row.productCount]));
  const listed = ids.flatMap((id) => {
    const row = rowOf.get(id);
    if (!row) return [];
    const { slug, number, title, confirmed, concurrentUntil } = localize(row.standard, language);
    const statuses = requirementsOf.get(id) ?? [];
    return {
      slug,
      number,
      title,
      confirmed,
      concurrentUntil,
      successor: row.successor,
      productCount: countOf.get(id) ?? 0,
      rows: statuses.map(({ standardId: _, ...status }) => status),
    };
  });
  return { total, standards: listed };
}

function selectStandards(ids: number[]) {
  const successors = alias(standards, 'successors');
  const { id, slug, number, title, confirmed, concurrentUntil, translations } = standards;
  return db()
    .select({
      standard: { id, slug, number, title, confirmed, concurrentUntil, translations },
      successor: { slug: successors.slug, number: successors.number },
    })
    .from(standards)
    .leftJoin(successors, eq(successors.id, standards.successorId))
    .where(inArray(id, ids));
}

/** Requirements with the same state and day appear once, however many products a standard covers. */
function selectRequirements(ids: number[]) {
  const { standardId } = mandatoryProductStandards;
  const { id, state, implementationDate, position } = mandatoryProducts;
  const confirmed = sql<boolean>`bool_and(${mandatoryProducts.confirmed})`;
  return db()
    .select({ standardId, state, implementationDate, confirmed })
    .from(mandatoryProductStandards)
    .innerJoin(mandatoryProducts, eq(mandatoryProducts.id, mandatoryProductStandards.mandatoryProductId))
    .where(and(inArray(standardId, ids), eq(mandatoryProducts.status, 'published')))
    .groupBy(standardId, state, implementationDate)
    .orderBy(sql`min(array[${position}, ${id}])`);
}

function countProducts(ids: number[]) {
  const { standardId } = mandatoryProductStandards;
  return db()
    .select({ standardId, productCount: countDistinct(mandatoryProducts.productId) })
    .from(mandatoryProductStandards)
    .innerJoin(mandatoryProducts, eq(mandatoryProducts.id, mandatoryProductStandards.mandatoryProductId))
    .where(and(inArray(standardId, ids), eq(mandatoryProducts.status, 'published')))
    .groupBy(standardId);
}

/** A standard as it appears in the list of the catalogue. */
type CatalogueStandard = {
  slug: string;
  number: string;
  title: string | null;
  confirmed: boolean;
  successor: { slug: string; number: string } | null;
  /** The last day on which this standard and its successor are both accepted. */
  concurrentUntil: string | null;
  productCount: number;
  rows: RequirementStatus[];
};
