import { inArray } from '#core/drizzle.ts';
import { serviceCategories, services } from '#db/schema/services.ts';
import { defineRecord } from '#features/records/define-record.server.ts';
import { serviceCategoryRecord } from './service-category.record.ts';

export const serviceCategoryKind = defineRecord(serviceCategoryRecord, {
  table: serviceCategories,
  key: 'slug',
  addresses: ({ slug }) => [`/services/${slug}`],
  /** A service is found by the name of its category, and not at all when that is archived. */
  async changes(tx, ids) {
    const own = await tx
      .select({ id: services.id })
      .from(services)
      .where(inArray(services.categoryId, [...ids]));
    return { service_category: [...ids], service: own.map(({ id }) => id) };
  },
});
