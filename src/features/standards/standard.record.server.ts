import { and, eq, inArray, or } from '#core/drizzle.ts';
import { alias } from '#core/drizzle-pg.ts';
import { mandatoryProductStandards, mandatoryProducts } from '#db/schema/mandatory-products.ts';
import { standards } from '#db/schema/standards.ts';
import { defineRecord } from '#features/records/define-record.server.ts';
import { whatNeedsStandard } from './desk/what-needs-standard.server.ts';
import { standardRecord } from './standard.record.ts';
import { parseStandardNumber } from './standard-number.ts';

export const standardKind = defineRecord(standardRecord, {
  table: standards,
  key: 'slug',
  references: { successor: { column: 'successorId', to: 'self' } },
  derive: ({ number }) => ({ baseNumber: parseStandardNumber(number).baseNumber }),
  addresses: ({ slug }) => [`/standards/${slug}`],
  neededBy: ({ slug }) => whatNeedsStandard(slug),
  /** A product is found by the numbers of its standards and of those that take their place. */
  async changes(tx, ids) {
    const older = alias(standards, 'older');
    const own = await tx
      .selectDistinct({ id: mandatoryProducts.productId })
      .from(mandatoryProducts)
      .innerJoin(mandatoryProductStandards, eq(mandatoryProductStandards.mandatoryProductId, mandatoryProducts.id))
      .innerJoin(older, eq(older.id, mandatoryProductStandards.standardId))
      .where(
        and(
          eq(mandatoryProducts.status, 'published'),
          or(inArray(older.id, [...ids]), inArray(older.successorId, [...ids])),
        ),
      );
    return { standard: [...ids], product: own.map(({ id }) => id) };
  },
});
