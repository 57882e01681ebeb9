import { z } from 'zod';
import { slug } from '#core/content/content-fields.ts';
import { describeRecord } from '#features/records/describe-record.ts';
import {
  day,
  document,
  line,
  maybe,
  names,
  prose,
  publicFile,
  publicPath,
  seo,
  translated,
} from '#features/records/record-fields.ts';
import { changedStates, notificationKinds } from './notification-state.schema.ts';

const categoryDocument = document({
  slug: slug.refine((given) => given !== 'feeds', /*i18n*/ 'is the name of the folder of feeds'),
  name: translated(line),
  ...seo(),
});

export const notificationCategoryRecord = describeRecord({
  kind: 'notification-categories',
  name: { one: /*i18n*/ 'Category of notifications', many: /*i18n*/ 'Categories of notifications' },
  title: 'name',
  document: categoryDocument,
});

const notificationDocument = document({
  slug,
  category: names('notification-categories', line),
  service: names('services', maybe(slug)),
  name: translated(line),
  date: day,
  effectiveDate: maybe(day),
  /** The last day of a transition, after which only the new rule applies. */
  deadline: maybe(day),
  issuingBody: maybe(line),
  referenceNumber: maybe(line),
  kind: maybe(z.enum(notificationKinds)),
  /** What a later notification did to it. */
  state: maybe(z.enum(changedStates)),
  /** A later notification on the same subject. */
  later: names('notifications', maybe(slug)),
  /** One or two sentences, for lists and feeds. */
  summary: translated(prose),
  /** The products, in the order's own words. */
  productsText: translated(maybe(prose)),
  /** The source as visitors read it. */
  citedAs: line,
  note: maybe(prose),
  /** For staff, with their remarks. */
  source: maybe(prose),
  confirmed: z.boolean().default(false),
  /** What the gazette printed; without it, visitors get our note. */
  filePath: publicFile(maybe(publicPath), { kinds: ['pdf'], megabytes: 25, before: 'storage/' }),
  ...seo(),
});

export const notificationRecord = describeRecord({
  kind: 'notifications',
  name: { one: /*i18n*/ 'Notification', many: /*i18n*/ 'Notifications' },
  title: 'name',
  document: notificationDocument,
});
