import { and, eq, inArray, sql } from '#core/drizzle.ts';
import { db } from '#db/client.server.ts';
import { recordRevisions } from '#db/schema/records.ts';
import { transaction } from '#db/transaction.server.ts';
import { assertWritesAll } from '#features/assert-writes-all.ts';
import type { StaffActor } from '#features/staff-actor.ts';
import type { Problem } from '../declare-records.server.ts';
import type { RecordKind } from '../define-record.server.ts';
import { cleanDraft, problemsOf } from './clean-draft.server.ts';
import { openForChange, writableStates } from './open-for-change.server.ts';
import { begunBy, besideDocument, isOpen, type RecordName, type Revision, wireId } from './open-revision.server.ts';
import { ownLanguages } from './own-languages.server.ts';
import { presentMarks, type ShownMark } from './present-marks.server.ts';

type Values = Record<string, unknown>;
type Saved = {
  id: string;
  edit: number;
  document: Values;
  removed: string[];
  problems: Problem[];
  marks: ShownMark[];
};

/**
 * Begins the draft of a new record; with a key that the actor has sent before, answers with the draft that it began.
 * @throws Refusal 403 for somebody who writes certain languages only
 */
export async function createDraft(
  actor: StaffActor,
  { kind, document: given, key }: { kind: RecordKind; document: Values; key?: string | undefined },
): Promise<Saved> {
  assertWritesAll(actor);
  const { document: clean, removed } = await cleanDraft(kind, given);
  const { kind: ofKind, madeBy, key: ofKey } = recordRevisions;
  const made = await transaction(async (tx) => {
    const [begun] = await tx
      .insert(recordRevisions)
      .values({ kind: kind.kind, number: 1, state: 'draft', document: clean, key, ...begunBy(actor) })
      .onConflictDoNothing({ target: [ofKind, madeBy, ofKey] })
      .returning();
    if (begun || !key) return begun;
    const isSame = and(eq(ofKind, kind.kind), eq(madeBy, actor.staffId), eq(ofKey, key));
    const [first] = await tx.select().from(recordRevisions).where(isSame);
    return first;
  });
  if (!made) throw new Error('the draft was not stored');
  const { edit, document, record } = made;
  const { problems } = await problemsOf(kind, document, record);
  return { id: wireId(made), edit, document, removed, problems, marks: await presentMarks(kind, document, made) };
}

/**
 * Saves the open draft, or begins one for a public record (`edit` 0). What is stored is clean, so that a preview shows
 * what will be published.
 * @throws Refusal 409 with the other text if somebody has saved since
 */
export async function saveDraft(
  actor: StaffActor,
  { document, edit, ...name }: RecordName & { document: Values; edit: number },
): Promise<Saved> {
  const { kind } = name;
  const clean = await cleanDraft(kind, document);
  const nextOf = (before: Values) => ({
    document: ownLanguages(actor, kind, clean.document, before),
    edit: edit + 1,
  });
  const saved =
    (await saveOpen(actor, { ...name, document: clean.document, edit })) ??
    (await transaction(async (tx) => {
      const open = await openForChange(tx, actor, { ...name, edit }, nextOf);
      // It has begun with what is saved.
      if (open.edit > edit) return open;
      const next = nextOf(open.document);
      await tx
        .update(recordRevisions)
        .set({ ...next, ...editedNow(actor) })
        .where(eq(recordRevisions.id, open.id));
      return { ...open, ...next };
    }));
  const { document: stored } = saved;
  const [{ problems }, marks] = await Promise.all([
    problemsOf(kind, stored, saved.record),
    presentMarks(kind, stored, saved),
  ]);
  return { id: wireId(saved), edit: saved.edit, document: stored, removed: clean.removed, problems, marks };
}

/**
 * Goes on with the open draft in one statement, which reads nothing of a document that can be large. Undefined where
 * there is more to see to: there is no draft yet, somebody has saved since, or the actor writes certain languages only.
 */
async function saveOpen(
  actor: StaffActor,
  { document, edit, ...name }: RecordName & { document: Values; edit: number },
): Promise<Revision | undefined> {
  if (actor.languages || edit === 0) return undefined;
  const [saved] = await db()
    .update(recordRevisions)
    .set({ document, edit: edit + 1, ...editedNow(actor) })
    .where(and(isOpen(name), eq(recordRevisions.edit, edit), inArray(recordRevisions.state, writableStates(actor))))
    .returning(besideDocument);
  return saved && { ...saved, document };
}

/** With whoever has saved it before, whom a process of the release before has not named among the others. */
const editedNow = ({ staffId }: StaffActor) => {
  const { editors, editedBy } = recordRevisions;
  const all = sql`select distinct unnest(${editors} || ${editedBy} || ${staffId}::integer)`;
  return { editedBy: staffId, editedAt: new Date(), editors: sql<number[]>`array_remove(array(${all}), null)` };
};
