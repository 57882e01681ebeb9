import { text, uniqueIndex } from '#core/drizzle-pg.ts';
import { businessTextKinds } from '#features/business-card/business-card.schema.ts';
import { editorial, id, position } from './columns.ts';
import { contentTable } from './content-table.ts';

export const businessBanners = contentTable(
  'business_banners',
  {
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
  },
  (table) => [uniqueIndex().on(table.businessName)],
);

/** The accordion texts of the business card: about, services and payment information. */
export const businessTexts = contentTable(
  'business_texts',
  {
    id: id(),
    kind: text({ enum: businessTextKinds }).notNull(),
    question: text(),
    heading: text(),
    body: text().notNull(),
    profilePath: text(),
    videoUrl: text(),
    position: position(),
    ...editorial(),
  },
  (table) => [uniqueIndex().on(table.kind, table.position)],
);
