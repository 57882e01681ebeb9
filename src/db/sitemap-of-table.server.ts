import { asc, type ColumnBaseConfig, eq } from '#core/drizzle.ts';
import type { PgColumn, PgTable } from '#core/drizzle-pg.ts';
import type { SitemapSource } from '#core/sitemap/site-pages.ts';
import { db } from './client.server.ts';

type DateColumn = PgColumn<ColumnBaseConfig<'date', 'PgTimestamp'> & { data: Date; notNull: true }>;
type Columns = { id: PgColumn; slug: PgColumn; status: PgColumn; updatedAt: DateColumn };

/** A page for each published row of a table, at `base/slug`. */
export function sitemapOfTable(file: string, table: PgTable & Columns, base: string): SitemapSource {
  const isPublished = eq(table.status, 'published');
  return {
    file,
    count: () => db().$count(table, isPublished),
    async list(limit, offset) {
      const rows = await db()
        .select({ slug: table.slug, changedAt: table.updatedAt })
        .from(table)
        .where(isPublished)
        .orderBy(asc(table.id))
        .limit(limit)
        .offset(offset);
      return rows.map(({ slug, changedAt }) => ({ path: `${base}/${slug}`, changedAt }));
    },
  };
}
