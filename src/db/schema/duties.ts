import { text, uniqueIndex } from '#core/drizzle-pg.ts';
import { editorial, id } from './columns.ts';
import { contentTable } from './content-table.ts';

/** Who must act for an approval, and what comes next, for each list and each reader of a sheet. */
export const duties = contentTable(
  'duties',
  {
    id: id(),
    list: text().notNull(),
    reader: text({ enum: ['everyone', 'india', 'import'] }).notNull(),
    who: text().notNull(),
    next: text(),
    ...editorial(),
  },
  (table) => [uniqueIndex().on(table.list, table.reader)],
);
