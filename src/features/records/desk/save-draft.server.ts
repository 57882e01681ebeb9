import { eq } from '#core/drizzle.ts';
import { Refusal } from '#core/http/refusal.ts';
import { recordRevisions } from '#db/schema/records.ts';
import { isUniqueViolation, transaction } from '#db/transaction.server.ts';
import { assertWritesAll } from '#features/assert-writes-all.ts';
import type { StaffActor } from '#features/staff-actor.ts';
import type { RecordKind } from '../define-record.server.ts';
import { recordTexts } from '../records.messages.ts';
import { cleanDraft, problemsOf } from './clean-draft.server.ts';
import { draftConflict } from './draft-conflict.server.ts';
import {
  findLive,
  findOpen,
  hashOfLive,
  nextNumber,
  type RecordName,
  type Revision,
  wireId,
} from './open-revision.server.ts';
import { ownLanguages } from './own-languages.server.ts';

type Values = Record<string, unknown>;
type Saved = {
  id: string;
  edit: number;
  document: Values;
  removed: string[];
  problems: { path: string; message: string }[];
};

/**
 * Begins the draft of a new record.
 * @throws Refusal 403 for somebody who writes certain languages only
 */
export async function createDraft(
  actor: StaffActor,
  { kind, document }: { kind: RecordKind; document: Values },
): Promise<Saved> {
  assertWritesAll(actor);
  const clean = await cleanDraft(kind, document);
  const [made] = await transaction((tx) =>
    tx
      .insert(recordRevisions)
      .values({ kind: kind.kind, number: 1, state: 'draft', document: clean.document, ...by(actor) })
      .returning(),
  );
  if (!made) throw new Error('the draft was not stored');
  return { id: wireId(made), edit: made.edit, ...clean, problems: await problemsOf(kind, clean.document) };
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
  const saved = await transaction(async (tx) => {
    const open = await findOpen(tx, name, 'lock');
    if (open) {
      if (open.edit !== edit) throw await draftConflict(tx, open);
      if (!isWritable(actor, open)) throw new Refusal(409, recordTexts.notOpen);
      const next = { document: ownLanguages(actor, kind, clean.document, open.document), edit: edit + 1 };
      await tx
        .update(recordRevisions)
        .set({ ...next, editedBy: actor.staffId, editedAt: new Date() })
        .where(eq(recordRevisions.id, open.id));
      return { ...open, ...next };
    }
    const live = await findLive(tx, name);
    if (!live) throw new Refusal(404, recordTexts.noRecord);
    if (edit !== 0) throw new Refusal(409, recordTexts.noDraft);
    const own = ownLanguages(actor, kind, clean.document, live.document);
    // What exists once may have been named by a new draft that is gone.
    const record = String(live.id);
    const number = await nextNumber(tx, kind.kind, record);
    const [made] = await tx
      .insert(recordRevisions)
      .values({
        kind: kind.kind,
        record,
        number,
        state: 'draft',
        base: hashOfLive(live),
        document: own,
        ...by(actor),
      })
      .returning();
    if (!made) throw new Error('the draft was not stored');
    return made;
  }).catch((error) => {
    // Two who begin at the same moment: the second is told as if it had come later.
    throw isUniqueViolation(error) ? new Refusal(409, recordTexts.changedMeanwhile) : error;
  });
  const { removed } = clean;
  return {
    id: wireId(saved),
    edit: saved.edit,
    document: saved.document,
    removed,
    problems: await problemsOf(kind, saved.document),
  };
}

const by = ({ staffId }: StaffActor) => ({ madeBy: staffId, editedBy: staffId });

/** A reviewer may mend what is being reviewed; what waits for its hour nobody changes. */
const isWritable = (actor: StaffActor, { state }: Revision) =>
  state === 'draft' || (state === 'in-review' && actor.rights.includes('content.publish'));
