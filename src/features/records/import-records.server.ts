import type { z } from 'zod';
import { and, eq } from '#core/drizzle.ts';
import { todayInIndia } from '#core/time/dates.ts';
import { countsOf, type Sync } from '#db/content/sync-rows.server.ts';
import { auditLog } from '#db/schema/audit.ts';
import { recordRevisions } from '#db/schema/records.ts';
import { columnOf, nameIn, type RecordKind } from './define-record.server.ts';
import { nextNumber } from './desk/open-revision.server.ts';
import { hashDocument } from './hash-document.server.ts';
import { mapReferences } from './map-references.ts';
import { type LiveRecord, readDocuments } from './read-documents.server.ts';
import { type Names, type RecordSource, readNames, readSources, storeSources } from './record-sources.server.ts';
import type { TranslationMarks } from './records.schema.ts';
import { readMarks } from './translations/keep-marks.server.ts';
import { type FileMarks, hashTexts, marksOfFile } from './translations/translation-marks.server.ts';
import { whoChanged } from './who-changed.ts';
import { type DocumentWrite, writeDocuments } from './write-documents.server.ts';

/** A checked and clean document of the files, under the key by which they name it. */
export type FileRecord<Document> = {
  key: string;
  document: Document;
  position: number;
  file: string;
  status?: 'draft' | 'archived';
  /** What it says of its translations. */
  marks?: FileMarks;
};

/**
 * Writes the records of files, but leaves alone what somebody has changed at the desk since the last import, and names it
 * in the report; if the import is forced, it keeps that state among the revisions and writes. Records that the files no
 * longer have are archived.
 * @returns the ids of all records of the files by the files' key
 */
export async function importRecords<Schema extends z.ZodObject>(
  sync: Sync,
  kind: RecordKind<Schema>,
  records: readonly FileRecord<z.output<Schema>>[],
): Promise<Map<string, number>> {
  type Document = z.output<Schema>;
  const { tx, report } = sync;
  const known = await readSources(tx, kind.kind);
  const names = await readNames(tx, kind, records);
  const all = await readDocuments(tx, kind, 'all');
  const live = new Map(all.map((record) => [record.id, record]));
  const byKey = new Map(all.map((record) => [keyOf(kind, record.document), record]));
  const ofFiles = new Set([...known.values()].map(({ record }) => record));
  /** A record of the desk whose file has another key, because files had named another record like it. */
  const bySlug = (document: Document) => {
    const record = byKey.get(keyOf(kind, document));
    return record && !ofFiles.has(String(record.id)) ? record : undefined;
  };
  const marks = await readMarks(tx, kind, 'all');
  const touched = known.size === 0 ? await listTouched(tx, kind.kind) : undefined;
  const isUntouched = (id?: number) => touched?.has(String(id)) === false;
  const hasPosition = columnOf(kind.table, 'position') !== undefined;
  const plans: Plan<Document>[] = [];
  /** Leaves the record alone, unless the import is forced: then what it replaces becomes a revision. */
  const isLeft = async (
    { key, because, file }: { key: string; because: string; file?: string },
    record?: LiveRecord<Document>,
  ) => {
    report.leftAlone.push(`${kind.kind} ${key}: ${because}${file ? ` (${file})` : ''}`);
    if (sync.isForced && record) await keepRevision(tx, kind, record, marks.get(String(record.id)));
    return !sync.isForced;
  };
  for (const { key, document, position, file, status = 'published', marks: said = {} } of records) {
    const source = known.get(key);
    const record = source ? live.get(Number(source.record)) : (byKey.get(key) ?? bySlug(document));
    const hash = hashDocument(document, status);
    const states = { file: hash, live: hashOf(record, kind, names, source), known: source?.hash };
    const verdict = whoChanged(states, isUntouched(record?.id));
    const left =
      verdict.act === 'leave' && (await isLeft({ key, because: verdict.because, file }, record)) ? record : undefined;
    const isMoved = source !== undefined && record !== undefined && record.position !== source.position;
    const stored = (record && marks.get(String(record.id))) ?? {};
    plans.push({
      write: {
        id: record?.id ?? null,
        ...(!left && { marks: marksOfFile(hashTexts(kind, document), said, stored) }),
        document: left?.document ?? mapReferences(kind, document, (slug, to) => names.live(slug, to)),
        ...(!left && { status }),
        ...(hasPosition && !isMoved && { position }),
      },
      source: { kind: kind.kind, key, position, hash: left ? (source?.hash ?? '') : hash, goneOn: null },
    });
  }
  const given = new Set(records.map(({ key }) => key));
  for (const source of known.values()) {
    const record = live.get(Number(source.record));
    if (given.has(source.key) || source.goneOn || !record) continue;
    const verdict = whoChanged(
      { live: hashOf(record, kind, names, source), known: source.hash },
      isUntouched(record.id),
    );
    if (verdict.act === 'leave' && (await isLeft({ key: source.key, because: verdict.because }, record))) continue;
    plans.push({
      write: { id: record.id, document: record.document, status: 'archived' },
      source: { ...source, goneOn: todayInIndia() },
    });
  }
  // An import names no changes, so that everything is derived again.
  const { ids, counts } = await writeDocuments(
    { tx, changed: () => {} },
    kind,
    plans.map(({ write }) => write),
  );
  for (const [table, { added, changed, left, archived, removed = 0 }] of counts) {
    const total = countsOf(report, table);
    total.added += added;
    total.changed += changed;
    total.left += left;
    total.archived += archived;
    total.removed = (total.removed ?? 0) + removed;
  }
  const sources = plans.map(({ source }, index) => ({ ...source, record: String(ids[index]) }));
  // A record that was made or changed at the desk before its file was known does not become the file's.
  await storeSources(
    tx,
    known,
    sources.filter(({ hash }) => hash !== ''),
  );
  return new Map(plans.map(({ source }, index) => [source.key, ids[index] ?? 0]));
}

/**
 * The ids of the records that were ever published at the desk or taken from the site there. Before the first import of a
 * kind, nothing else tells what the desk has changed; taking a record from the site makes no revision.
 */
async function listTouched(tx: Sync['tx'], kind: string): Promise<Set<string>> {
  const { record, state } = recordRevisions;
  const published = await tx
    .selectDistinct({ id: record })
    .from(recordRevisions)
    .where(and(eq(recordRevisions.kind, kind), eq(state, 'published')));
  const { subjectId, subjectKind, action } = auditLog;
  const archived = await tx
    .selectDistinct({ id: subjectId })
    .from(auditLog)
    .where(and(eq(subjectKind, kind), eq(action, 'record.archive')));
  return new Set([...published, ...archived].map(({ id }) => String(id)));
}

type Plan<Document> = { write: DocumentWrite<Document>; source: Omit<RecordSource, 'record'> };

/** By which files name a record; one that exists once has the name of its kind. */
export const keyOf = (kind: RecordKind, document: Record<string, unknown>): string =>
  kind.single ? kind.kind : nameIn(kind, document);

/** Keeps what a forced import is about to replace, which is its only undo. */
async function keepRevision(
  tx: Sync['tx'],
  { kind }: RecordKind,
  { id, document }: LiveRecord<Record<string, unknown>>,
  marks: TranslationMarks | undefined,
) {
  const row = { kind, record: String(id), document, marks: marks ?? null };
  const number = await nextNumber(tx, kind, row.record);
  const note = 'As it was before an import with --force';
  await tx.insert(recordRevisions).values({ ...row, number, state: 'published', note });
}

/** The hash of a live record, with the names that its file would use; undefined when there is no record. */
function hashOf(
  record: LiveRecord<Record<string, unknown>> | undefined,
  kind: RecordKind,
  names: Names,
  source: RecordSource | undefined,
): string | undefined {
  if (!record) return undefined;
  // The import itself has archived a record that was gone from the files.
  const status = source?.goneOn && record.status === 'archived' ? 'published' : record.status;
  return hashDocument(
    mapReferences(kind, record.document, (slug, to) => names.file(slug, to)),
    status,
  );
}
