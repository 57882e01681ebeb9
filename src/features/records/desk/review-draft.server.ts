import { eq } from '#core/drizzle.ts';
import { Refusal } from '#core/http/refusal.ts';
import type { Transaction } from '#db/client.server.ts';
import { recordRevisions } from '#db/schema/records.ts';
import { transaction } from '#db/transaction.server.ts';
import { assertWritesAll } from '#features/assert-writes-all.ts';
import { audit } from '#features/audit/audit.server.ts';
import type { StaffActor } from '#features/staff-actor.ts';
import { tellDraftTurn } from '../declare-records.server.ts';
import { recordTexts } from '../records.messages.ts';
import { draftConflict } from './draft-conflict.server.ts';
import { getOpen, type RecordName, type Revision, wireId } from './open-revision.server.ts';

type Act = { action: string; summary: string };
type Turn = Parameters<typeof tellDraftTurn>[3];
type Stated<State> = { id: string; state: State };

/** Hands the draft to a reviewer. */
export function submitDraft(
  actor: StaffActor,
  { edit, note, ...name }: RecordName & { edit: number; note?: string | undefined },
) {
  const act = { action: 'record.submit', summary: 'Submitted the draft for review' };
  const told = { to: 'in-review' as const, note: note ?? null };
  return turn(actor, name, 'in-review', { ...act, told }, { note: note ?? null, refusal: null }, async (tx, open) => {
    if (open.edit !== edit) throw await draftConflict(tx, open);
    if (open.state !== 'draft') throw new Refusal(409, recordTexts.notOpen);
  });
}

/** Gives a draft back to its author, with the reason. */
export function sendBackDraft(actor: StaffActor, { note, ...name }: RecordName & { note: string }) {
  const act = { action: 'record.send-back', summary: 'Sent the draft back to its author' };
  return turn(actor, name, 'draft', { ...act, told: { to: 'sent-back', note } }, { note }, (_, open) => {
    if (open.state !== 'in-review') throw new Refusal(409, recordTexts.notInReview);
  });
}

/** Takes a draft out of the schedule. */
export function unscheduleDraft(actor: StaffActor, name: RecordName) {
  const act = { action: 'record.unschedule', summary: 'Took the draft out of the schedule' };
  const values = { publishAt: null, archiveAt: null, takesOver: false };
  return turn(actor, name, 'draft', { ...act, told: { to: 'unscheduled' } }, values, (_, open) => {
    if (open.state !== 'scheduled') throw new Refusal(409, recordTexts.notScheduled);
  });
}

/**
 * Gives up a draft; it stays among the revisions.
 * @throws Refusal 403 for somebody who writes certain languages only, unless they began it
 */
export function discardDraft(actor: StaffActor, { edit, ...name }: RecordName & { edit: number }) {
  const act = { action: 'record.discard', summary: 'Discarded the draft' };
  return turn(actor, name, 'discarded', { ...act, told: { to: 'discarded' } }, {}, async (tx, open) => {
    if (open.edit !== edit) throw await draftConflict(tx, open);
    if (open.state === 'scheduled') throw new Refusal(409, recordTexts.notOpen);
    if (open.madeBy !== actor.staffId) assertWritesAll(actor);
  });
}

function turn<State extends Revision['state']>(
  actor: StaffActor,
  name: RecordName,
  state: State,
  { told, ...act }: Act & { told: Turn },
  values: Partial<Revision>,
  check: (tx: Transaction, open: Revision) => void | Promise<void>,
): Promise<Stated<State>> {
  return transaction(async (tx) => {
    const open = await getOpen(tx, name);
    await check(tx, open);
    await tx
      .update(recordRevisions)
      .set({ ...values, state })
      .where(eq(recordRevisions.id, open.id));
    await auditRecord(tx, actor, open, act);
    await tellDraftTurn(tx, actor, open, told);
    return { id: wireId(open), state };
  });
}

/** A line of the audit log about a record; a new one is named by its draft. */
export function auditRecord(
  tx: Parameters<typeof audit>[0],
  actor: Parameters<typeof audit>[1],
  { kind, record, id, number }: Pick<Revision, 'kind' | 'record' | 'id' | 'number'>,
  { action, summary }: Act,
): Promise<void> {
  const subject = record ? { kind, id: Number(record) } : { kind: `new ${kind}`, id };
  return audit(tx, actor, { action, subject, summary, after: { number } });
}
