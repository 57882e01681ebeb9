import { date, integer, pgTable, text, uniqueIndex } from '#core/drizzle-pg.ts';
import { applicantGenders, careerBlockKinds } from '#features/careers/career-kinds.schema.ts';
import { editorial, id, picture, position, timestamps } from './columns.ts';
import { contentTable } from './content-table.ts';
import { leads } from './leads.ts';

export const jobOpenings = contentTable('job_openings', {
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
export const careerBlocks = contentTable(
  'career_blocks',
  {
    id: id(),
    kind: text({ enum: careerBlockKinds }).notNull(),
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
  gender: text({ enum: applicantGenders }).notNull().default('male'),
  heading: text(),
  ...timestamps(),
});
