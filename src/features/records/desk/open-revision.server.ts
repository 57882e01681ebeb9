import { and, desc, eq, getTableColumns, inArray, isNull, max } from '#core/drizzle.ts';
import { Refusal } from '#core/http/refusal.ts';
import type { Queryable } from '#db/client.server.ts';
import { recordRevisions } from '#db/schema/records.ts';
import type { StaffActor } from '#features/staff-actor.ts';
import type { RecordKind } from '../define-record.server.ts';
import { hashDocument } from '../hash-document.server.ts';
import { knownFields } from '../known-fields.ts';
import { type LiveRecord, readDocuments } from '../read-documents.server.ts';
import { openStates } from '../record-states.schema.ts';
import { recordTexts } from '../records.messages.ts';
import { singleId } from '../single-record.server.ts';

export type Revision = typeof recordRevisions.$inferSelect;
/** A record by its id on the wire: that of its rows, or `new-7` as long as it is only a draft. */
export type RecordName = { kind: RecordKind; id: string };

const { document: _, ...others } = getTableColumns(recordRevisions);
/** A document can be large, and whoever stores it need not read it again. */
export const besideDocument = others;

const newDraft = /^new-(\d+)$/;

export const wireId = ({ id, record }: Pick<Revision, 'id' | 'record'>): string => record ?? `new-${id}`;

type Written = Pick<Revision, 'madeBy' | 'editedBy' | 'editors'>;

/** Whether somebody has written in a draft, also before others have saved it. */
export const hasWritten = ({ madeBy, editedBy, editors }: Written, staffId: number | null): boolean =>
  staffId !== null && [madeBy, editedBy, ...editors].includes(staffId);

/** The columns that say who has begun a draft. */
export const begunBy = ({ staffId }: StaffActor) => ({ madeBy: staffId, editedBy: staffId, editors: [staffId] });

/** The condition of the open revision of a record. */
export function isOpen({ kind, id }: RecordName) {
  const [, revision] = newDraft.exec(id) ?? [];
  const own = revision
    ? and(eq(recordRevisions.id, Number(revision)), isNull(recordRevisions.record))
    : eq(recordRevisions.record, id);
  return and(eq(recordRevisions.kind, kind.kind), inArray(recordRevisions.state, [...openStates]), own);
}

/** The open revision of a record with the fields that its kind has now; in a transaction that changes it, locked until its end. */
export async function findOpen(tx: Queryable, name: RecordName, lock?: 'lock'): Promise<Revision | undefined> {
  const query = tx.select().from(recordRevisions).where(isOpen(name));
  const [found] = await (lock ? query.for('update') : query);
  return found && { ...found, document: knownFields(name.kind.schema, found.document) };
}

/**
 * The same, locked.
 * @throws Refusal 404
 */
export async function getOpen(tx: Queryable, name: RecordName): Promise<Revision> {
  const open = await findOpen(tx, name, 'lock');
  if (!open) throw new Refusal(404, recordTexts.noDraft);
  return open;
}

/** The record as visitors see it; undefined for one that was never published. What exists once is there for a new draft too. */
export async function findLive(
  tx: Pick<Queryable, 'select'>,
  { kind, id }: RecordName,
): Promise<LiveRecord<Record<string, unknown>> | undefined> {
  const isNew = newDraft.test(id);
  if (isNew && !kind.single) return undefined;
  const [live] = await readDocuments(tx, kind, [isNew ? singleId : Number(id)]);
  return live;
}

/** The revision of a record that was published last, without its document. It says when what is public ends. */
export async function findPublic(
  tx: Pick<Queryable, 'select'>,
  { kind, record }: Record<'kind' | 'record', string>,
): Promise<Omit<Revision, 'document'> | undefined> {
  const [last] = await tx
    .select(besideDocument)
    .from(recordRevisions)
    .where(
      and(eq(recordRevisions.kind, kind), eq(recordRevisions.record, record), eq(recordRevisions.state, 'published')),
    )
    .orderBy(desc(recordRevisions.number))
    .limit(1);
  return last;
}

export const hashOfLive = (live: LiveRecord<Record<string, unknown>>): string =>
  hashDocument(live.document, live.status);

/** The number of a record's next revision. */
export async function nextNumber(tx: Queryable, kind: string, record: string | null): Promise<number> {
  if (record === null) return 1;
  const [last] = await tx
    .select({ number: max(recordRevisions.number) })
    .from(recordRevisions)
    .where(and(eq(recordRevisions.kind, kind), eq(recordRevisions.record, record)));
  return (last?.number ?? 0) + 1;
}
