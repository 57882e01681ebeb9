import { and, eq, inArray, or, sql } from '#core/drizzle.ts';
import type { Queryable } from '#db/client.server.ts';
import { chunks } from '#db/content/bulk-rows.server.ts';
import type { ContentTx } from '#db/content/write-content.server.ts';
import { translationMarks } from '#db/schema/records.ts';
import type { RecordKind } from '../define-record.server.ts';
import type { TranslationMarks } from '../records.schema.ts';
import { hashTexts, marksOf } from './translation-marks.server.ts';

type Row = typeof translationMarks.$inferSelect;

/** What is said of the public translations of records, by record. */
export async function readMarks(
  tx: Pick<Queryable, 'select'>,
  { kind }: Pick<RecordKind, 'kind'>,
  records: readonly string[] | 'all',
): Promise<Map<string, TranslationMarks>> {
  const rows = await readRows(tx, kind, records);
  return new Map([...rows].map(([record, own]) => [record, Object.fromEntries(own.map(markOf))]));
}

const markOf = ({ language, mark, source, text, markedBy, markedAt }: Row): [string, TranslationMarks[string]] => [
  language,
  { mark, source, text, by: markedBy, at: markedAt.toISOString() },
];

async function readRows(tx: Pick<Queryable, 'select'>, kind: string, records: readonly string[] | 'all') {
  const own = records === 'all' ? undefined : inArray(translationMarks.record, [...records]);
  const rows = await tx
    .select()
    .from(translationMarks)
    .where(and(eq(translationMarks.kind, kind), own));
  return Map.groupBy(rows, ({ record }) => record);
}

type Marked = { record: string; document: Record<string, unknown>; marks?: TranslationMarks | undefined };

/** Stores the marks of documents as they are written, as far as they differ; without `marks`, what was said of them. */
export async function keepMarks(tx: ContentTx, kind: RecordKind, documents: readonly Marked[]): Promise<void> {
  const all = documents.map(({ record }) => record);
  const stored = await readRows(tx, kind.kind, all.length > 1_000 ? 'all' : all);
  const wanted: Row[] = [];
  const gone: Row[] = [];
  for (const { record, document, marks: given } of documents) {
    const hashes = hashTexts(kind, document);
    const rows = stored.get(record) ?? [];
    const marks = marksOf(hashes, [given, Object.fromEntries(rows.map(markOf))], { by: null, at: new Date() });
    gone.push(...rows.filter(({ language }) => !marks[language]));
    for (const [language, { by, at, ...mark }] of Object.entries(marks)) {
      const old = rows.find((row) => row.language === language);
      const row = { ...mark, kind: kind.kind, record, language, english: hashes.english };
      const isSame = old && Object.entries(row).every(([name, value]) => old[name as keyof Row] === value);
      if (!isSame) wanted.push({ ...row, markedBy: by, markedAt: new Date(at) });
    }
  }
  for (const part of chunks(gone)) await tx.delete(translationMarks).where(or(...part.map(isRow)));
  for (const part of chunks(wanted)) await insert(tx, part);
}

const isRow = ({ kind, record, language }: Row) =>
  and(eq(translationMarks.kind, kind), eq(translationMarks.record, record), eq(translationMarks.language, language));

async function insert(tx: ContentTx, rows: Row[]) {
  const { kind, record, language } = translationMarks;
  const set = {
    mark: sql`excluded.mark`,
    source: sql`excluded.source`,
    text: sql`excluded.text`,
    english: sql`excluded.english`,
    markedBy: sql`excluded.marked_by`,
    markedAt: sql`excluded.marked_at`,
  };
  await tx
    .insert(translationMarks)
    .values(rows)
    .onConflictDoUpdate({ target: [kind, record, language], set });
}
