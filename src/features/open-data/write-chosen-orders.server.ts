import { sql } from '#core/drizzle.ts';
import { db } from '#db/client.server.ts';
import type { Row } from './open-table.ts';
import { csvHead, csvRows } from './table-text.ts';
import { ordersTable } from './tables/orders-table.ts';

/**
 * These orders as CSV, in this order, with the columns of the open data.
 * @param base the address of this site, for the addresses of the orders
 */
export async function writeChosenOrders(slugs: readonly string[], base: string): Promise<string> {
  const { rows } = await db().execute<Row>(
    sql`select * from (${ordersTable.rows(base)}) o where o.slug = any(${sql.param([...slugs])}::text[])`,
  );
  const bySlug = new Map(rows.map((row) => [row.slug, row]));
  const chosen = slugs.map((slug) => bySlug.get(slug)).filter((row) => row !== undefined);
  return csvHead(ordersTable) + csvRows(ordersTable, chosen);
}
