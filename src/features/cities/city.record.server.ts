import { cityFaqs, cityPages, cityServices, citySteps } from '#db/schema/cities.ts';
import { defineRecord } from '#features/records/define-record.server.ts';
import { serviceKind } from '#features/services/service.record.server.ts';
import { cityRecord } from './city.record.ts';

export const cityKind = defineRecord(cityRecord, {
  table: cityPages,
  key: 'slug',
  changes: 'city',
  addresses: ({ slug }) => [`/city/${slug}`],
  children: {
    steps: { table: citySteps, parent: 'cityId', key: 'position' },
    services: {
      table: cityServices,
      parent: 'cityId',
      key: 'serviceId',
      references: { service: { column: 'serviceId', to: serviceKind } },
    },
    questions: { table: cityFaqs, parent: 'cityId', key: 'question' },
  },
});
