import { slug } from '#core/content/content-fields.ts';
import { describeRecord } from '#features/records/describe-record.ts';
import { document, line, maybe, prose, translated } from '#features/records/record-fields.ts';

const categoryDocument = document({
  slug,
  name: translated(line),
  /** What the documents are for, in one sentence. */
  description: translated(maybe(prose)),
});

export const downloadCategoryRecord = describeRecord({
  kind: 'download-categories',
  name: { one: /*i18n*/ 'Category of downloads', many: /*i18n*/ 'Categories of downloads' },
  title: 'name',
  document: categoryDocument,
});
