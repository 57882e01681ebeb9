import { asc, eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { localize } from '#core/text/localize.ts';
import { byContentVersion } from '#db/by-content-version.server.ts';
import { db } from '#db/client.server.ts';
import { mandatoryProductStandards, mandatoryProducts } from '#db/schema/mandatory-products.ts';
import { standards } from '#db/schema/standards.ts';
import type { CatalogueStandard } from './catalogue-standard.ts';
import { compareNumbers } from './compare-numbers.ts';

/** Every published standard by number, with its successor and what stands under it. */
export const listStandards = byContentVersion(async (language): Promise<CatalogueStandard[]> => {
  const [rows, requirements] = await Promise.all([selectStandards(), selectRequirements()]);
  const requirementsOf = Map.groupBy(requirements, ({ standardId }) => standardId);
  const list = rows.map(({ standard, successor }) => {
    const own = requirementsOf.get(standard.id) ?? [];
    const { slug, number, title, confirmed: isConfirmed, concurrentUntil } = localize(standard, language);
    return {
      slug,
      number,
      title,
      confirmed: isConfirmed,
      concurrentUntil,
      successor,
      englishTitle: standard.title,
      productCount: new Set(own.map(({ productId }) => productId)).size,
      rows: own.map(({ state, implementationDate, confirmed }) => ({ state, implementationDate, confirmed })),
    };
  });
  return list.sort((one, other) => compareNumbers(one.number, other.number));
});

function selectStandards() {
  const successors = alias(standards, 'successors');
  const { id, slug, number, title, confirmed, concurrentUntil, translations } = standards;
  return db()
    .select({
      standard: { id, slug, number, title, confirmed, concurrentUntil, translations },
      successor: { slug: successors.slug, number: successors.number },
    })
    .from(standards)
    .leftJoin(successors, eq(successors.id, standards.successorId))
    .where(eq(standards.status, 'published'));
}

function selectRequirements() {
  const { productId, state, implementationDate, confirmed } = mandatoryProducts;
  return db()
    .select({ standardId: mandatoryProductStandards.standardId, productId, state, implementationDate, confirmed })
    .from(mandatoryProductStandards)
    .innerJoin(mandatoryProducts, eq(mandatoryProducts.id, mandatoryProductStandards.mandatoryProductId))
    .where(eq(mandatoryProducts.status, 'published'))
    .orderBy(asc(mandatoryProducts.position), asc(mandatoryProducts.id));
}
