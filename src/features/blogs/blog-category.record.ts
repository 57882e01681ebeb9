import { slug } from '#core/content/content-fields.ts';
import { describeRecord } from '#features/records/describe-record.ts';
import { document, line, seo, translated } from '#features/records/record-fields.ts';

const categoryDocument = document({
  slug: slug.refine((given) => given !== 'feeds', /*i18n*/ 'is the name of the folder of feeds'),
  name: translated(line),
  ...seo(),
});

export const blogCategoryRecord = describeRecord({
  kind: 'blog-categories',
  name: { one: /*i18n*/ 'Blog category', many: /*i18n*/ 'Blog categories' },
  title: 'name',
  document: categoryDocument,
});
