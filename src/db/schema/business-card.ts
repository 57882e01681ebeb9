import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { editorial, id, position } from './columns.ts';

export const businessBanners = pgTable('business_banners', {
  id: id(),
  title: text().notNull(),
  bannerImage: text(),
  businessName: text().notNull(),
  businessCategory: text(),
  address: text(),
  work: text(),
  mobile: text(),
  email: text(),
  website: text(),
  position: position(),
  ...editorial(),
});

/** The accordion texts of the business card: about, services and payment information. */
export const businessTexts = pgTable('business_texts', {
  id: id(),
  kind: text({ enum: ['about', 'service', 'payment'] }).notNull(),
  question: text(),
  heading: text(),
  body: text().notNull(),
  profilePath: text(),
  videoUrl: text(),
  position: position(),
  ...editorial(),
});

/** KYC items and logo files that staff share; the files are in private or public storage. */
export const companyFiles = pgTable('company_files', {
  id: id(),
  kind: text({ enum: ['kyc', 'logo-jpg', 'logo-cdr'] }).notNull(),
  name: text().notNull(),
  filePath: text(),
  width: integer(),
  height: integer(),
  position: position(),
  ...editorial(),
});
