import { and, eq, getTableName, inArray } from '#core/drizzle.ts';
import { chunks, insertOf, isSame, namesIn } from '#db/content/bulk-rows.server.ts';
import { columnIn, columnOf, type Level, type Target } from './define-record.server.ts';
import type { Wanted, WriteRun } from './write-rows.server.ts';

/** Writes the links of the rows as far as they differ, and removes those that no document names. */
export async function writeLinks(
  { tx, counts, touched }: WriteRun,
  name: string,
  { table, own, other, to }: Level['links'][string],
  wanted: readonly Wanted[],
  ids: readonly number[],
  others: ReadonlyMap<Target['table'], ReadonlyMap<string, number>>,
): Promise<void> {
  const [ownColumn, otherColumn] = [columnIn(table, own), columnIn(table, other)];
  const stored = Map.groupBy(
    (await tx
      .select()
      .from(table)
      .where(inArray(ownColumn, [...ids]))) as Record<string, unknown>[],
    (link) => Number(link[own]),
  );
  const count = counts.get(getTableName(table)) ?? { added: 0, changed: 0, left: 0, archived: 0, removed: 0 };
  counts.set(getTableName(table), count);
  const hasPosition = columnOf(table, 'position') !== undefined;
  const adding: Record<string, unknown>[] = [];
  for (const [index, { document, root }] of wanted.entries()) {
    const id = ids[index] ?? 0;
    const links = (document[name] as string[]).map((slug, position) => ({
      [own]: id,
      [other]: others.get(to.table)?.get(slug),
      ...(hasPosition && { position }),
    }));
    const old = stored.get(id) ?? [];
    const missing = links.filter(
      (link) => !old.some((row) => Object.entries(link).every(([key, value]) => isSame(row[key], value))),
    );
    const stale = old.filter(
      (row) => !links.some((link) => Object.entries(link).every(([key, value]) => isSame(row[key], value))),
    );
    count.left += links.length - missing.length;
    if (missing.length + stale.length > 0) touched.add(root);
    if (stale.length > 0)
      await tx.delete(table).where(
        and(
          eq(ownColumn, id),
          inArray(
            otherColumn,
            stale.map((row) => row[other]),
          ),
        ),
      );
    adding.push(...missing);
    count.added += missing.length;
    count.removed = (count.removed ?? 0) + stale.length;
  }
  for (const part of chunks(adding)) await tx.execute(insertOf(table, namesIn(part[0]), part));
}
