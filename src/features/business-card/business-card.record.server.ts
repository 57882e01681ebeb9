import { businessBanners, businessTexts } from '#db/schema/business-card.ts';
import { defineRecord } from '#features/records/define-record.server.ts';
import { businessBannerRecord, businessCardRecord } from './business-card.record.ts';
import type { businessTextKinds } from './business-card.schema.ts';

export const businessBannerKind = defineRecord(businessBannerRecord, {
  table: businessBanners,
  key: 'businessName',
  changes: 'business_banner',
  addresses: () => ['/business-card'],
});

const texts = (kind: (typeof businessTextKinds)[number]) => ({ table: businessTexts, key: 'position', only: { kind } });

export const businessCardKind = defineRecord(businessCardRecord, {
  table: businessTexts,
  key: 'position',
  single: 'frame',
  changes: 'business_text',
  addresses: () => ['/business-card'],
  children: { about: texts('about'), services: texts('service'), payment: texts('payment') },
});
