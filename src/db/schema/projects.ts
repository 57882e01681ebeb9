import { date, index, integer, pgTable, text } from '#core/drizzle-pg.ts';
import { projectStages } from '#features/projects/project-stages.schema.ts';
import { clients } from './accounts.ts';
import { id, timestamps } from './columns.ts';
import { services } from './services.ts';

/** Work that the office does for a client. */
export const clientProjects = pgTable(
  'client_projects',
  {
    id: id(),
    clientId: integer()
      .notNull()
      .references(() => clients.id, { onDelete: 'cascade' }),
    serviceId: integer().references(() => services.id),
    name: text().notNull(),
    stage: text({ enum: projectStages }).notNull(),
    /** A remark for the client. */
    note: text(),
    startedOn: date(),
    /** What happens next, who does it, and by when if that is known. */
    nextStep: text(),
    nextStepOn: date(),
    ...timestamps(),
  },
  (table) => [index().on(table.clientId)],
);
