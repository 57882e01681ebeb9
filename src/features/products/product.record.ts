import { z } from 'zod';
import { slug } from '#core/content/content-fields.ts';
import { describeRecord } from '#features/records/describe-record.ts';
import {
  document,
  html,
  line,
  maybe,
  names,
  noneTwice,
  picture,
  prose,
  row,
  rows,
  seo,
  translated,
} from '#features/records/record-fields.ts';
import { fieldTexts as texts } from '#features/records/records.messages.ts';
import { pictureSides } from './picture-side.schema.ts';

const section = row({
  heading: translated(line),
  description: html(maybe(prose)),
  imagePath: picture(maybe(line)),
  imageAlt: translated(maybe(line)),
  side: z.enum(pictureSides).default('right'),
});

const question = row({ question: translated(line), answer: html(prose) });

const productDocument = document({
  slug,
  name: translated(line),
  technicalName: translated(maybe(line)),
  /** What the trade calls it in India, in Latin letters. */
  tradeNames: z.array(line.max(120)).max(100).superRefine(noneTwice).default([]),
  categories: names('product-categories', z.array(line).min(1, texts.missing).superRefine(noneTwice)),
  /** Without one, the rows of the lists describe it. */
  description: html(maybe(prose)),
  cta: html(maybe(prose)),
  imagePath: picture(maybe(line)),
  imageAlt: translated(maybe(line)),
  ...seo(),
  sections: rows(section, 'heading'),
  questions: rows(question, 'question'),
});

/** A product of the official lists; which rows name it, and by which standards, follows from these. */
export const productRecord = describeRecord({
  kind: 'products',
  name: { one: /*i18n*/ 'Product', many: /*i18n*/ 'Products' },
  title: 'name',
  document: productDocument,
  keep: 'all',
});
