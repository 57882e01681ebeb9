import type { z } from 'zod';
import { getTableName } from '#core/drizzle.ts';
import type { Counts } from '#db/content/sync-rows.server.ts';
import type { ContentTx, NameChanges } from '#db/content/write-content.server.ts';
import { columnOf, type Level, type RecordKind } from './define-record.server.ts';
import { findNamed, type Ids, valuesOf } from './find-named.server.ts';
import { readRows } from './read-documents.server.ts';
import type { TranslationMarks } from './records.schema.ts';
import { keepMarks } from './translations/keep-marks.server.ts';
import { writeLinks } from './write-links.server.ts';
import { type Wanted, type WriteRun, writeRows } from './write-rows.server.ts';
import { writeSingle } from './write-single.server.ts';

/** An open write, and the way to tell those who follow what it has changed. */
export type RecordWriting = { tx: ContentTx; changed: NameChanges };
export type DocumentWrite<Document> = {
  /** Null for a new record. */
  id: number | null;
  document: Document;
  status?: 'draft' | 'published' | 'archived';
  position?: number | undefined;
  /** What is said of its translations; what was said before stays true of those that have not changed. */
  marks?: TranslationMarks | undefined;
};
export type WrittenDocuments = {
  /** The ids of the records, in the order in which they were given. */
  ids: number[];
  /** The ids of those of which anything was written. */
  changed: Set<number>;
  counts: Map<string, Counts>;
};

/**
 * Writes the documents with their children and links as far as they differ from what is stored, and names the changed
 * records to those who follow. Children that a document no longer has are removed.
 * @throws UnknownReferenceError
 */
export async function writeDocuments<Schema extends z.ZodObject>(
  { tx, changed }: RecordWriting,
  kind: RecordKind<Schema>,
  writes: readonly DocumentWrite<z.output<Schema>>[],
): Promise<WrittenDocuments> {
  const counts = new Map<string, Counts>();
  if (writes.length === 0) return { ids: [], changed: new Set(), counts };
  const others = await findNamed(tx, kind, writes);
  const wanted = await Promise.all(
    writes.map(async ({ id, document, status, position }, root): Promise<Wanted> => {
      const own = {
        ...(await kind.derive?.(document)),
        ...(status && { status }),
        ...(position !== undefined && { position }),
      };
      return { root, id, document, values: { ...valuesOf(kind, document, others), ...own } };
    }),
  );
  const run = { tx, counts, touched: new Set<number>() };
  const ids = await (kind.single ? writeSingle(run, kind, wanted[0]?.document ?? {}) : writeRoots(run, kind, wanted));
  if (others.has(kind.table)) await referToEachOther(tx, kind, wanted, ids, others);
  await writeBelow(run, kind, wanted, ids, others);
  const documents = writes.map(({ document, marks }, index) => ({ record: String(ids[index]), document, marks }));
  await keepMarks(tx, kind, documents);
  const touched = [...run.touched].flatMap((root) => ids[root] ?? []);
  await announce(tx, kind, changed, touched);
  return { ids, changed: new Set(touched), counts };
}

async function writeRoots(run: WriteRun, kind: RecordKind, wanted: readonly Wanted[]) {
  const stored = await readRows(
    run.tx,
    kind,
    wanted.flatMap(({ id }) => id ?? []),
  );
  return writeRows(run, kind, wanted, stored);
}

async function writeBelow(run: WriteRun, level: Level, wanted: readonly Wanted[], ids: readonly number[], others: Ids) {
  for (const [name, link] of Object.entries(level.links)) await writeLinks(run, name, link, wanted, ids, others);
  for (const [name, child] of Object.entries(level.children)) {
    const hasPosition = columnOf(child.table, 'position') !== undefined;
    const children = wanted.flatMap(({ root, document }, index) => {
      const list = document[name] as Record<string, unknown>[];
      return list.map((entry, position): Wanted => {
        const place = { ...(hasPosition && { position }), ...(child.parent && { [child.parent]: ids[index] }) };
        const values = { ...valuesOf(child, entry, others), ...place };
        return { root, id: (entry.id as number | undefined) ?? null, document: entry, values };
      });
    });
    const stored = await readRows(run.tx, child, ids);
    const rootOf = new Map(ids.map((id, index) => [id, wanted[index]?.root ?? 0]));
    const childIds = await writeRows(run, child, children, stored, rootOf);
    await writeBelow(run, child, children, childIds, others);
  }
}

/** A record may name one that was written after it. */
async function referToEachOther(
  tx: ContentTx,
  kind: RecordKind,
  wanted: readonly Wanted[],
  ids: readonly number[],
  others: Ids,
) {
  const found = new Map([
    ...(others.get(kind.table) ?? []),
    ...wanted.map(({ document }, index) => [String(document[kind.key]), ids[index] ?? 0] as const),
  ]);
  const late = wanted.flatMap((row, index) => {
    const values = { ...row.values, ...valuesOf(kind, row.document, new Map([...others, [kind.table, found]])) };
    return [{ ...row, id: ids[index] ?? null, values }];
  });
  const stored = await readRows(tx, kind, ids);
  await writeRows({ tx, counts: new Map(), touched: new Set() }, kind, late, stored);
}

/** A write that names no kind derives everything again, so that one that has changed no record names its kind too. */
async function announce(tx: ContentTx, { changes, table }: RecordKind, changed: NameChanges, ids: number[]) {
  if (typeof changes === 'string') return changed(changes, ids);
  const named = await changes(tx, ids);
  const kinds = Object.entries(named) as [Parameters<NameChanges>[0], number[]][];
  if (kinds.length === 0) throw new Error(`a change of ${getTableName(table)} names nothing that follows`);
  for (const [name, own] of kinds) changed(name, own);
}
