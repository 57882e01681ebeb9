import { slug } from '#core/content/content-fields.ts';
import { describeRecord } from '#features/records/describe-record.ts';
import { document, html, line, maybe, picture, prose, row, rows, translated } from '#features/records/record-fields.ts';

const block = row({
  slug,
  title: translated(line),
  description: html(maybe(prose)),
  imagePath: picture(maybe(line)),
  imageAlt: translated(maybe(line)),
});

/** The page shows one banner, one text about us and one head of the offer, and only the first of each. */
const careerPageDocument = document({
  banner: rows(block, 'slug'),
  growths: rows(block, 'slug'),
  opportunities: rows(block, 'slug'),
  about: rows(block, 'slug'),
  offer: rows(block, 'slug'),
  offerItems: rows(block, 'slug'),
});

export const careerPageRecord = describeRecord({
  kind: 'career-page',
  name: { one: /*i18n*/ 'A career here' },
  document: careerPageDocument,
});
