import { and, desc, eq } from '#core/drizzle.ts';
import { alias } from '#core/drizzle-pg.ts';
import { Refusal } from '#core/http/refusal.ts';
import { db, type Transaction } from '#db/client.server.ts';
import { recordRevisions } from '#db/schema/records.ts';
import { staff } from '#db/schema/staff.ts';
import { isUniqueViolation, transaction } from '#db/transaction.server.ts';
import type { StaffActor } from '#features/staff-actor.ts';
import { knownFields } from '../known-fields.ts';
import type { LiveRecord } from '../read-documents.server.ts';
import { recordTexts } from '../records.messages.ts';
import { marksIn } from '../translations/translation-marks.server.ts';
import {
  begunBy,
  findLive,
  findOpen,
  hashOfLive,
  nextNumber,
  type RecordName,
  type Revision,
  wireId,
} from './open-revision.server.ts';
import { ownLanguages } from './own-languages.server.ts';
import { auditRecord } from './review-draft.server.ts';

const publisher = alias(staff, 'publisher');
const { number, state, languages, note, madeAt, publishedAt, document, marks } = recordRevisions;
const columns = {
  number,
  state,
  languages,
  note,
  madeAt,
  publishedAt,
  madeBy: staff.name,
  publishedBy: publisher.name,
};

/** The revisions of a record, the newest first. */
export async function listRevisions(name: RecordName) {
  const rows = await db()
    .select(columns)
    .from(recordRevisions)
    .leftJoin(staff, eq(staff.id, recordRevisions.madeBy))
    .leftJoin(publisher, eq(publisher.id, recordRevisions.publishedBy))
    .where(ofRecord(name))
    .orderBy(desc(number));
  return rows.map(present);
}

/** @throws Refusal 404 */
export async function getRevision(name: RecordName & { number: number }) {
  const { marks: _, ...revision } = await findRevision(name);
  return revision;
}

/** The same with what was said of its translations. */
async function findRevision(name: RecordName & { number: number }) {
  const [row] = await db()
    .select({ ...columns, document, marks })
    .from(recordRevisions)
    .leftJoin(staff, eq(staff.id, recordRevisions.madeBy))
    .leftJoin(publisher, eq(publisher.id, recordRevisions.publishedBy))
    .where(and(ofRecord(name), eq(number, name.number)));
  if (!row) throw new Refusal(404, recordTexts.noRevision);
  return { ...present(row), document: knownFields(name.kind.schema, row.document), marks: row.marks };
}

/**
 * Makes an old revision the open draft; nothing goes out by itself. For somebody who writes certain languages only, it is
 * the public text with these languages of the revision.
 */
export async function restoreRevision(actor: StaffActor, name: RecordName & { number: number }) {
  const old = await findRevision(name);
  return transaction(async (tx) => {
    const live = await findLive(tx, name);
    if (!live) throw new Refusal(404, recordTexts.noRecord);
    const document = ownLanguages(actor, name.kind, old.document, live.document);
    // What was said of its translations is true again of those that come back.
    const marks = actor.languages ? marksIn(actor.languages, old.marks) : old.marks;
    const act = { action: 'record.restore', summary: `Began a draft from revision ${name.number}` };
    return beginDraft(tx, actor, name, { live, document, marks, act });
  }).catch(refuseSecond);
}

type Begun = Pick<Revision, 'document' | 'marks'> & {
  /** What it is to replace; if that is another one by its publication, whoever publishes hears of it. */
  live: LiveRecord<Record<string, unknown>>;
  act: Parameters<typeof auditRecord>[3];
};

/**
 * Begins the draft of a public record with a text that it had.
 * @throws Refusal 409 if there is one
 */
export async function beginDraft(
  tx: Transaction,
  actor: StaffActor,
  name: RecordName,
  { live, document, marks, act }: Begun,
) {
  if (await findOpen(tx, name)) throw new Refusal(409, recordTexts.openAlready);
  const row = { kind: name.kind.kind, record: name.id, document, marks, base: hashOfLive(live), ...begunBy(actor) };
  const next = await nextNumber(tx, name.kind.kind, name.id);
  const [made] = await tx
    .insert(recordRevisions)
    .values({ ...row, state: 'draft', number: next })
    .returning();
  if (!made) throw new Error('the draft was not stored');
  await auditRecord(tx, actor, made, act);
  return { id: wireId(made), state: 'draft' as const };
}

/** Somebody else has begun a draft at the same moment. */
export function refuseSecond(error: unknown): never {
  throw isUniqueViolation(error) ? new Refusal(409, recordTexts.openAlready) : error;
}

const ofRecord = ({ kind, id }: RecordName) => and(eq(recordRevisions.kind, kind.kind), eq(recordRevisions.record, id));

function present<Row extends { madeAt: Date; publishedAt: Date | null }>(row: Row) {
  return { ...row, madeAt: row.madeAt.toISOString(), publishedAt: row.publishedAt?.toISOString() ?? null };
}
