import { integer, text } from '#core/drizzle-pg.ts';
import { editorial, id, picture, position } from './columns.ts';
import { contentTable } from './content-table.ts';

export const teamMembers = contentTable('team_members', {
  id: id(),
  slug: text().notNull().unique(),
  name: text().notNull(),
  designation: text().notNull(),
  ...picture(),
  position: position(),
  ...editorial(),
});

/** The years of the firm's history, in one sentence each. */
export const milestones = contentTable('milestones', {
  id: id(),
  year: integer().notNull().unique(),
  text: text().notNull(),
  ...editorial(),
});
