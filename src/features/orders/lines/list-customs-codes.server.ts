import { sql } from '#core/drizzle.ts';
import { db } from '#db/client.server.ts';
import { type Line, lineKey } from './line-facts.ts';

/** A code of the Harmonized System, 4 to 8 digits, and whether the order names it or we have chosen it. */
export type CustomsCode = { code: string; basis: 'order' | 'ours' };

/** The customs codes of the lines, keyed by `lineKey`, without the headings of codes that are listed more precisely. */
export async function listCustomsCodes(lines: readonly Line[]): Promise<Map<string, CustomsCode[]>> {
  if (lines.length === 0) return new Map();
  const { rows } = await db().execute<CustomsCode & { list: string; list_key: string }>(sql`
    select h.list, h.list_key, h.code, h.basis
    from hs_codes h
    join unnest(${sql.param(lines.map(({ list }) => list))}::text[], ${sql.param(lines.map(({ key }) => key))}::text[])
      as wanted(list, list_key) using (list, list_key)
    where not exists (
      select from hs_codes finer
      where finer.list = h.list and finer.list_key = h.list_key and finer.code <> h.code and starts_with(finer.code, h.code)
    )
    order by h.code`);
  const byLine = Map.groupBy(rows, ({ list, list_key }) => lineKey({ list, key: list_key }));
  return new Map([...byLine].map(([key, rowsOfLine]) => [key, rowsOfLine.map(({ code, basis }) => ({ code, basis }))]));
}
