import { asc, eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { localize } from '#core/text/localize.ts';
import { byContentVersion } from '#db/by-content-version.server.ts';
import { db } from '#db/client.server.ts';
import { mandatoryProductStandards, mandatoryProducts } from '#db/schema/mandatory-products.ts';
import { standards } from '#db/schema/standards.ts';
import { compareNumbers } from './compare-numbers.ts';
import type { ListedStandard } from './listed-standard.ts';

/** Every published standard by number, with its successor and what stands under it. */
export const listStandards = byContentVersion(async (language): Promise<ListedStandard[]> => {
  const [rows, lines] = await Promise.all([selectStandards(), selectLines()]);
  const linesOf = Map.groupBy(lines, (line) => line.standardId);
  const list = rows.map(({ standard, successor }) => {
    const own = linesOf.get(standard.id) ?? [];
    const { slug, number, title, confirmed, concurrentUntil } = localize(standard, language);
    return {
      slug,
      number,
      title,
      confirmed,
      concurrentUntil,
      successor,
      englishTitle: standard.title,
      productCount: new Set(own.map((line) => line.productId)).size,
      rows: own.map((line) => ({
        state: line.state,
        implementationDate: line.implementationDate,
        confirmed: line.confirmed,
      })),
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

function selectLines() {
  const { productId, state, implementationDate, confirmed } = mandatoryProducts;
  return db()
    .select({ standardId: mandatoryProductStandards.standardId, productId, state, implementationDate, confirmed })
    .from(mandatoryProductStandards)
    .innerJoin(mandatoryProducts, eq(mandatoryProducts.id, mandatoryProductStandards.mandatoryProductId))
    .where(eq(mandatoryProducts.status, 'published'))
    .orderBy(asc(mandatoryProducts.position), asc(mandatoryProducts.id));
}
