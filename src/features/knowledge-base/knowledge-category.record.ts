import { z } from 'zod';
import { slug } from '#core/content/content-fields.ts';
import { describeRecord } from '#features/records/describe-record.ts';
import {
  document,
  html,
  line,
  maybe,
  picture,
  prose,
  row,
  rows,
  seo,
  translated,
} from '#features/records/record-fields.ts';

const entry = row({ slug, question: translated(line), answer: html(prose), source: maybe(line) });

const categoryDocument = document({
  slug: slug.refine((text) => text !== 'find', /*i18n*/ "'find' is the address of the search"),
  name: translated(line),
  description: translated(maybe(prose)),
  isFeatured: z.boolean().default(false),
  imagePath: picture(maybe(line)),
  imageAlt: translated(maybe(line)),
  ...seo(),
  entries: rows(entry, 'slug'),
});

/** A category with its questions. */
export const knowledgeCategoryRecord = describeRecord({
  kind: 'knowledge-base',
  name: { one: /*i18n*/ 'Category of questions', many: /*i18n*/ 'Knowledge base' },
  title: 'name',
  document: categoryDocument,
});
