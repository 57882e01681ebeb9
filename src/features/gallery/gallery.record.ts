import { z } from 'zod';
import { slug } from '#core/content/content-fields.ts';
import { describeRecord } from '#features/records/describe-record.ts';
import { document, line, maybe, names, picture, translated } from '#features/records/record-fields.ts';

const galleryDocument = document({
  slug,
  title: translated(line),
  description: translated(maybe(line)),
  imagePath: picture(line),
  imageAlt: translated(line),
  /** The services whose pages show it. */
  services: names('services', z.array(slug).default([])),
  /** Whether it explains a mark or a document, so that it says that it is none. */
  isMark: z.boolean().default(false),
});

export const galleryRecord = describeRecord({
  kind: 'gallery',
  name: { one: /*i18n*/ 'Plate', many: /*i18n*/ 'Gallery' },
  title: 'title',
  document: galleryDocument,
});
