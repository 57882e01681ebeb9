import { integer, text } from '#core/drizzle-pg.ts';
import { associateKinds } from '#features/home/home.schema.ts';
import { editorial, id, isSample, pageTexts, picture, position } from './columns.ts';
import { contentTable } from './content-table.ts';

/** The home page's record, its banner and its sections: one row each, identified by slug. */
export const homeSections = contentTable('home_sections', pageTexts());

export const processSteps = contentTable('process_steps', {
  id: id(),
  /** The number that visitors see; the steps are sorted by it. */
  order: integer().notNull().unique(),
  name: text().notNull(),
  text: text().notNull(),
  ...picture(),
  ...editorial(),
});

export const testimonials = contentTable('testimonials', {
  id: id(),
  name: text().notNull().unique(),
  text: text().notNull(),
  position: position(),
  isSample: isSample(),
  ...editorial(),
});

/** Companies whose logos are shown: associates on the home page, customers on the about page. */
export const associates = contentTable('associates', {
  id: id(),
  slug: text().notNull().unique(),
  name: text().notNull(),
  kind: text({ enum: associateKinds }).notNull().default('associate'),
  ...picture(),
  position: position(),
  isSample: isSample(),
  ...editorial(),
});
