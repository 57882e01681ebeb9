import { z } from 'zod';
import { link } from '#core/content/content-fields.ts';
import { describeRecord } from '#features/records/describe-record.ts';
import {
  document,
  html,
  line,
  maybe,
  picture,
  prose,
  publicFile,
  publicPath,
  row,
  rows,
  translated,
} from '#features/records/record-fields.ts';

const bannerDocument = document({
  title: translated(line),
  bannerImage: picture(maybe(line)),
  businessName: translated(line),
  businessCategory: translated(maybe(line)),
  address: translated(maybe(prose)),
  work: maybe(line),
  mobile: maybe(line),
  email: maybe(z.email(/*i18n*/ 'is not an email address')),
  website: maybe(link),
});

/** The head of the business card; the page shows the first one. */
export const businessBannerRecord = describeRecord({
  kind: 'business-banners',
  name: { one: /*i18n*/ 'Head of the business card', many: /*i18n*/ 'Heads of the business card' },
  title: 'businessName',
  document: bannerDocument,
});

const about = row({
  body: html(prose),
  /** The company's profile. */
  profilePath: publicFile(maybe(publicPath), { kinds: ['pdf'], megabytes: 25, before: 'storage/' }),
  videoUrl: maybe(link),
});
const service = row({ question: translated(line), heading: translated(line), body: html(prose) });
const payment = row({ body: html(prose) });

/** The texts of its accordions. */
export const businessCardRecord = describeRecord({
  kind: 'business-card',
  name: { one: /*i18n*/ 'Business card' },
  document: document({ about: rows(about), services: rows(service), payment: rows(payment) }),
});
