import { and, eq, getTableName, or, sql } from '#core/drizzle.ts';
import {
  analyze,
  chunks,
  chunksOfAlike,
  insertOf,
  isSame,
  listOf,
  nameOf,
  namesIn,
  type Row,
  rowsOf,
} from '#db/content/bulk-rows.server.ts';
import type { Counts } from '#db/content/sync-rows.server.ts';
import type { ContentTx } from '#db/content/write-content.server.ts';
import { columnIn, columnOf, type Level, nameIn } from './define-record.server.ts';

/** A row as it should be; `root` is the place of its record among those that are written. */
export type Wanted = { root: number; id: number | null; document: Row; values: Row };
export type WriteRun = { tx: ContentTx; counts: Map<string, Counts>; touched: Set<number> };

/** Many rows at once make the statistics of a table wrong. */
const manyRows = 200;

/**
 * Writes the rows of one level as far as they differ. A root is found by its id; a child by its key among its siblings,
 * else by its id, because files know no ids and the desk changes keys. Stored children that nobody wants are removed.
 * @param rootOf the root of each parent, for the children that are removed
 * @returns the ids of the rows, in the order in which they were given; 0 in a table without ids
 */
export async function writeRows(
  { tx, counts, touched }: WriteRun,
  level: Level,
  wanted: readonly Wanted[],
  stored: readonly Row[],
  rootOf?: ReadonlyMap<number, number>,
): Promise<number[]> {
  const { table, parent, isChild } = level;
  const found = match(wanted, stored, level);
  const count = countsOf(counts, getTableName(table));
  const gone = isChild ? stored.filter((row) => !found.includes(row)) : [];
  if (gone.length > 0) await remove(tx, level, gone);
  for (const row of gone) touched.add(rootOf?.get(Number(row[parent ?? ''])) ?? 0);
  count.removed = (count.removed ?? 0) + gone.length;
  const changed: Row[] = [];
  const added: Row[] = [];
  for (const [index, { values, root }] of wanted.entries()) {
    const old = found[index];
    if (old && Object.entries(values).every(([name, value]) => isSame(old[name], value))) {
      count.left += 1;
      continue;
    }
    touched.add(root);
    if (old) changed.push({ ...pick(old, identityOf(level)), ...values });
    else added.push(values);
    count[old ? (values.status === 'archived' ? 'archived' : 'changed') : 'added'] += 1;
  }
  await update(tx, level, changed);
  const ids = await insert(tx, level, added);
  if (added.length >= manyRows) await analyze(tx, table);
  return wanted.map(({ values }, index) => Number(found[index]?.id ?? ids.get(nameIn(level, values)) ?? 0));
}

/** The columns that name a row in SQL. */
function identityOf({ table, parent, within, key }: Level): string[] {
  if (columnOf(table, 'id')) return ['id'];
  return [parent, within, key].flatMap((name) => name ?? []);
}

const pick = (row: Row, names: string[]): Row => Object.fromEntries(names.map((name) => [name, row[name]]));

function match(wanted: readonly Wanted[], stored: readonly Row[], level: Level) {
  const byId = new Map(stored.map((row) => [row.id, row]));
  if (!level.isChild) return wanted.map(({ id }) => (id === null ? undefined : byId.get(id)));
  const byName = new Map(stored.map((row) => [nameIn(level, row), row]));
  const found = wanted.map(({ values }) => byName.get(nameIn(level, values)));
  const taken = new Set(found);
  return wanted.map(({ id }, index) => {
    const row = found[index] ?? (id === null ? undefined : byId.get(id));
    if (found[index] || !row || taken.has(row)) return found[index];
    taken.add(row);
    return row;
  });
}

function countsOf(counts: Map<string, Counts>, name: string): Counts {
  const own = counts.get(name) ?? { added: 0, changed: 0, left: 0, archived: 0 };
  counts.set(name, own);
  return own;
}

async function remove(tx: ContentTx, level: Level, rows: Row[]) {
  const columns = identityOf(level);
  for (const part of chunks(rows)) {
    const own = part.map((row) => and(...columns.map((name) => eq(columnIn(level.table, name), row[name]))));
    await tx.delete(level.table).where(or(...own));
  }
}

async function update(tx: ContentTx, level: Level, rows: Row[]) {
  const { table } = level;
  const identity = identityOf(level);
  const isSameRow = identity.map((name) => sql`stored.${nameOf(name)} = given.${nameOf(name)}`);
  for (const part of chunksOfAlike(rows)) {
    const names = namesIn(part[0]).filter((name) => !identity.includes(name));
    const set = names.map((name) => sql`${nameOf(name)} = given.${nameOf(name)}`);
    if (columnOf(table, 'updatedAt')) set.push(sql`updated_at = now()`);
    await tx.execute(
      sql`update ${table} as stored set ${listOf(set)} from ${rowsOf(table, [...identity, ...names], part)} as given where ${sql.join(isSameRow, sql` and `)}`,
    );
  }
}

async function insert(tx: ContentTx, level: Level, rows: Row[]) {
  const ids = new Map<string, number>();
  const { table, parent, within, key } = level;
  const names = ['id', parent, within, key].flatMap((name) => (name && columnOf(table, name) ? [name] : []));
  const returned = names.map((name) => sql`${nameOf(name)} as ${sql.identifier(name)}`);
  for (const part of chunksOfAlike(rows)) {
    const written = await tx.execute<Row>(
      sql`${insertOf(table, namesIn(part[0]), part)} returning ${listOf(returned)}`,
    );
    for (const row of written.rows) ids.set(nameIn(level, row), Number(row.id ?? 0));
  }
  return ids;
}
