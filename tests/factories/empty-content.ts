import { sql } from '#core/drizzle.ts';
import { writeContent } from '#db/content/write-content.server.ts';
import { isContentTable } from '#db/schema/content-table.ts';

/** All but what every page needs: the settings, the hosts, the menus, and the headings of the pages. */
const schemas = import.meta.glob<object>(['/src/db/schema/*.ts', '!/src/db/schema/{site,pages}.ts'], { eager: true });
const tables = Object.values(schemas).flatMap(Object.values).filter(isContentTable);

/** Deletes everything that is listed or can be found on the site, so that a test knows every row. */
export async function emptyContent(): Promise<void> {
  await writeContent((tx) => tx.execute(sql`truncate ${sql.join(tables, sql`, `)} cascade`));
}
