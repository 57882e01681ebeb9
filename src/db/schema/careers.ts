import { date, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { editorial, id, picture, position, timestamps } from './columns.ts';
import { leads } from './leads.ts';

export const jobOpenings = pgTable('job_openings', {
  id: id(),
  slug: text().notNull().unique(),
  jobTitle: text().notNull(),
  jobDescription: text().notNull(),
  jobTitle2: text(),
  jobSubtitle2: text(),
  fieldOfExperience: text().notNull(),
  postedOn: date().notNull(),
  position: position(),
  ...editorial(),
});

/** The cards and blocks of the second careers page, distinguished by their kind. */
export const careerBlocks = pgTable(
  'career_blocks',
  {
    id: id(),
    kind: text({ enum: ['growth', 'opportunity', 'about', 'offer', 'offer-item'] }).notNull(),
    slug: text().notNull(),
    title: text().notNull(),
    description: text(),
    ...picture(),
    position: position(),
    ...editorial(),
  },
  (table) => [uniqueIndex().on(table.kind, table.slug)],
);

export const jobApplications = pgTable('job_applications', {
  id: id(),
  leadId: integer()
    .notNull()
    .references(() => leads.id, { onDelete: 'cascade' }),
  jobOpeningId: integer().references(() => jobOpenings.id),
  city: text().notNull(),
  totalExperience: text().notNull(),
  fieldOfExperience: text().notNull(),
  gender: text({ enum: ['male', 'female', 'Other'] })
    .notNull()
    .default('male'),
  heading: text(),
  ...timestamps(),
});
