import { inArray } from '#core/drizzle.ts';
import { mandatoryProductStandards, mandatoryProducts } from '#db/schema/mandatory-products.ts';
import { products } from '#db/schema/products.ts';
import { defineRecord } from '#features/records/define-record.server.ts';
import { serviceKind } from '#features/services/service.record.server.ts';
import { standardKind } from '#features/standards/standard.record.server.ts';
import { whatNeedsRequirement } from './desk/what-needs-requirement.server.ts';
import { requirementRecord } from './requirement.record.ts';

export const requirementKind = defineRecord(requirementRecord, {
  table: mandatoryProducts,
  key: 'key',
  // Goods that only an order names are recorded and struck with it.
  only: { orderId: null },
  // Visitors see them in the order of their list.
  isSortedByName: true,
  references: {
    product: { column: 'productId', to: { table: products, key: 'slug', kind: 'products' } },
    service: { column: 'serviceId', to: serviceKind },
  },
  links: {
    standards: {
      table: mandatoryProductStandards,
      own: 'mandatoryProductId',
      other: 'standardId',
      to: standardKind,
    },
  },
  neededBy: (row) => whatNeedsRequirement(row),
  /** A product is found by the words and standards of its rows. */
  async changes(tx, ids) {
    const own = await tx
      .selectDistinct({ id: mandatoryProducts.productId })
      .from(mandatoryProducts)
      .where(inArray(mandatoryProducts.id, [...ids]));
    return { requirement: [...ids], product: own.map(({ id }) => id) };
  },
});
