import { landingSchemes } from '#db/schema/landing.ts';
import { defineRecord } from '#features/records/define-record.server.ts';
import { serviceKind } from '#features/services/service.record.server.ts';
import { landingSchemeRecord } from './landing-scheme.record.ts';

export const landingSchemeKind = defineRecord(landingSchemeRecord, {
  table: landingSchemes,
  key: 'slug',
  changes: 'landing_scheme',
  addresses: () => ['/landing-page'],
  references: { service: { column: 'serviceId', to: serviceKind } },
});
