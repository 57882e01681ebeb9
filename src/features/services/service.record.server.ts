import { serviceFaqs, serviceSections, services } from '#db/schema/services.ts';
import { defineRecord } from '#features/records/define-record.server.ts';
import { serviceRecord } from './service.record.ts';
import { serviceCategoryKind } from './service-category.record.server.ts';

export const serviceKind = defineRecord(serviceRecord, {
  table: services,
  key: 'slug',
  changes: 'service',
  addresses: ({ category, slug }) => [`/services/${category}/${slug}`],
  references: {
    category: { column: 'categoryId', to: serviceCategoryKind },
    listService: { column: 'listServiceId', to: 'self' },
  },
  children: {
    sections: {
      table: serviceSections,
      parent: 'serviceId',
      key: 'slug',
      children: { questions: { table: serviceFaqs, parent: 'sectionId', key: 'question' } },
    },
  },
});
