import { slug } from '#core/content/content-fields.ts';
import { describeRecord } from '#features/records/describe-record.ts';
import { document, line, maybe, seo, translated } from '#features/records/record-fields.ts';

const categoryDocument = document({
  slug,
  name: translated(line),
  description: translated(maybe(line)),
  ...seo(),
});

export const serviceCategoryRecord = describeRecord({
  kind: 'service-categories',
  name: { one: /*i18n*/ 'Service category', many: /*i18n*/ 'Service categories' },
  title: 'name',
  document: categoryDocument,
});
