import { slug } from '#core/content/content-fields.ts';
import { describeRecord } from '#features/records/describe-record.ts';
import { document, line, seo, translated } from '#features/records/record-fields.ts';

const categoryDocument = document({ slug, name: translated(line), ...seo() });

export const productCategoryRecord = describeRecord({
  kind: 'product-categories',
  name: { one: /*i18n*/ 'Product category', many: /*i18n*/ 'Product categories' },
  title: 'name',
  document: categoryDocument,
});
