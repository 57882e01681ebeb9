import { desc, inArray } from '#core/drizzle.ts';
import { Refusal } from '#core/http/refusal.ts';
import { drawWorkbook } from '#core/office/draw-workbook.server.ts';
import type { OfficeSheetRow } from '#core/office/office-text.ts';
import { streamCsv } from '#core/office/stream-csv.ts';
import { todayInIndia } from '#core/time/dates.ts';
import { db } from '#db/client.server.ts';
import { recordRevisions } from '#db/schema/records.ts';
import { audit } from '#features/audit/audit.server.ts';
import type { StaffActor } from '#features/staff-actor.ts';
import { columnIn, type RecordKind } from '../define-record.server.ts';
import { readDocuments } from '../read-documents.server.ts';
import { recordTexts } from '../records.messages.ts';
import { type Exported, exportCells, exportHead } from './export-cells.ts';
import { hasFieldFilters } from './field-filters.server.ts';
import { twinLanguages } from './list-records.server.ts';
import { type Filter, liveIn, newDraftsIn } from './record-filter.server.ts';

type Found = { live: { id: number; draft: string }[]; drafts: number[] };
type Format = 'csv' | 'xlsx';

/** How many records are in memory at once while a file is being sent. */
const atOnce = 200;
/** A workbook is made as a whole before it is sent. */
const mostOfWorkbook = 5_000;

/**
 * How many records an export would have.
 * @throws Refusal 422 if there are too many for a workbook
 */
export async function measureExport(kind: RecordKind, given: Filter & { format: Format }): Promise<{ rows: number }> {
  return { rows: countIn(await find(kind, given), given.format) };
}

function countIn({ live, drafts }: Found, format: Format): number {
  const total = live.length + drafts.length;
  if (format === 'xlsx' && total > mostOfWorkbook) throw new Refusal(422, recordTexts.tooManyForWorkbook);
  return total;
}

/**
 * The records that a filter leaves, on all pages, and the drafts of new ones, as a file for a spreadsheet. Each export
 * leaves a line in the audit log.
 * @throws Refusal 422 if there are too many for a workbook
 */
export async function exportList(
  actor: StaffActor,
  kind: RecordKind,
  { format, ...filter }: Filter & { format: Format },
): Promise<Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array<ArrayBuffer>>> {
  const found = await find(kind, filter);
  const total = countIn(found, format);
  await audit(db(), actor, {
    action: 'record.export',
    summary: `Exported a list of records as ${format.toUpperCase()}`,
    // The words of a filter may be a name.
    after: {
      kind: kind.kind,
      rows: total,
      status: filter.status ?? 'any',
      isNarrowed: Boolean(filter.q) || hasFieldFilters(kind, filter),
    },
  });
  const rows = read(kind, found);
  return format === 'csv' ? streamCsv(exportHead(kind, twinLanguages), rows) : workbookOf(kind, rows);
}

async function find(kind: RecordKind, filter: Filter): Promise<Found> {
  if (kind.single) throw new Refusal(404, recordTexts.noKind);
  const { ofRow, where, orderBy } = await liveIn(kind, filter);
  const id = columnIn(kind.table, 'id');
  const live = await db()
    .select({ id, draft: recordRevisions.state })
    .from(kind.table)
    .leftJoin(recordRevisions, ofRow)
    .where(where)
    .orderBy(...orderBy);
  const ofNew = newDraftsIn(kind, filter);
  const drafts = ofNew
    ? await db().select({ id: recordRevisions.id }).from(recordRevisions).where(ofNew).orderBy(desc(recordRevisions.id))
    : [];
  return {
    live: live.map((row) => ({ id: Number(row.id), draft: row.draft ?? '' })),
    drafts: drafts.map((row) => row.id),
  };
}

/** A record that is deleted meanwhile is left out. */
async function* read(kind: RecordKind, { live, drafts }: Found): AsyncGenerator<string[][]> {
  for (const part of chunksOf(live)) {
    const documents = await readDocuments(
      db(),
      kind,
      part.map(({ id }) => id),
    );
    const byId = new Map(documents.map((record) => [record.id, record]));
    yield part.flatMap(({ id, draft }) => {
      const record = byId.get(id);
      if (!record) return [];
      const { status, updatedAt, document } = record;
      return [cells(kind, { id: String(id), state: status, draft, changed: updatedAt.toISOString(), document })];
    });
  }
  for (const part of chunksOf(drafts)) {
    const { id, state, editedAt, document } = recordRevisions;
    const rows = await db()
      .select({ id, state, editedAt, document })
      .from(recordRevisions)
      .where(inArray(id, part))
      .orderBy(desc(id));
    yield rows.map((row) => {
      const changed = row.editedAt.toISOString();
      return cells(kind, { id: `new-${row.id}`, state: '', draft: row.state, changed, document: row.document });
    });
  }
}

const cells = (kind: RecordKind, row: Exported) => exportCells(kind, twinLanguages, row);

/** A workbook stores texts as texts, so none of them can be a formula. */
async function workbookOf(kind: RecordKind, rows: AsyncIterable<string[][]>): Promise<Uint8Array<ArrayBuffer>> {
  const all: OfficeSheetRow[] = [];
  for await (const part of rows) all.push(...part.map((cells) => ({ cells, isGuide: false })));
  const { one, many = one } = kind.record.name;
  const sheet = { name: kind.kind.slice(0, 31), head: exportHead(kind, twinLanguages), rows: all };
  return new Uint8Array(await drawWorkbook(many, [todayInIndia()], [sheet]));
}

function chunksOf<Entry>(entries: readonly Entry[]): Entry[][] {
  return Array.from({ length: Math.ceil(entries.length / atOnce) }, (_, at) =>
    entries.slice(at * atOnce, (at + 1) * atOnce),
  );
}
