import { getTableName, sql } from '#core/drizzle.ts';
import { insertOf, isSame, listOf, nameOf } from '#db/content/bulk-rows.server.ts';
import { columnIn, type RecordKind } from './define-record.server.ts';
import { ownRows } from './read-documents.server.ts';
import { singleId, storedOf } from './single-record.server.ts';
import type { WriteRun } from './write-rows.server.ts';

/** Writes a record that exists once, as far as it is a row; returns its id. */
export async function writeSingle({ tx, counts, touched }: WriteRun, kind: RecordKind, document: object) {
  if (kind.single === 'frame') return [singleId];
  const { table, only } = kind;
  const value = storedOf(kind, { ...document });
  const [old] = await tx
    .select({ value: columnIn(table, 'value') })
    .from(table)
    .where(ownRows(kind));
  const count = { added: 0, changed: 0, left: 0, archived: 0 };
  counts.set(getTableName(table), count);
  if (old && isSame(old.value, value)) {
    count.left += 1;
    return [singleId];
  }
  touched.add(0);
  count[old ? 'changed' : 'added'] += 1;
  const row = { ...only, value };
  await tx.execute(sql`${insertOf(table, Object.keys(row), [row])}
    on conflict (${listOf(Object.keys(only).map(nameOf))}) do update set value = excluded.value, updated_at = now()`);
  return [singleId];
}
