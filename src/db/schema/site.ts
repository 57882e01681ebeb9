import { jsonb, text, uniqueIndex } from '#core/drizzle-pg.ts';
import { certificateKinds, hostKinds, menuNames, socialIcons } from '#features/site/site-kinds.schema.ts';
import { editorial, id, isSample, position, timestamps } from './columns.ts';
import { contentTable } from './content-table.ts';

/** One row for each group of settings (`site`, `contact`, `hours`, `seo` …); the feature's schema checks the value. */
export const settings = contentTable('settings', {
  key: text().primaryKey(),
  value: jsonb().$type<unknown>().notNull(),
  ...timestamps(),
});

/** The languages that each host serves, and the path prefix of its calls. */
export const hosts = contentTable('hosts', {
  name: text().primaryKey(),
  kind: text({ enum: hostKinds }).notNull(),
  base: text().notNull().default('/api'),
  languages: text().array().notNull(),
  ...timestamps(),
});

export const menuItems = contentTable(
  'menu_items',
  {
    id: id(),
    menu: text({ enum: menuNames }).notNull(),
    title: text().notNull(),
    url: text().notNull(),
    position: position(),
    ...editorial(),
  },
  (table) => [uniqueIndex().on(table.menu, table.url)],
);

export const socialLinks = contentTable('social_links', {
  id: id(),
  icon: text({ enum: socialIcons }).notNull().unique(),
  url: text().notNull(),
  position: position(),
  ...editorial(),
});

export const certificates = contentTable(
  'certificates',
  {
    id: id(),
    kind: text({ enum: certificateKinds }).notNull(),
    name: text().notNull(),
    imagePath: text().notNull(),
    position: position(),
    isSample: isSample(),
    ...editorial(),
  },
  (table) => [uniqueIndex().on(table.kind, table.name)],
);
