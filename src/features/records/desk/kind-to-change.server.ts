import { Refusal } from '#core/http/refusal.ts';
import { deskAudiences } from '#features/desk-call.ts';
import { proofMinutes } from '#features/staff/staff.schema.ts';
import type { StaffActor } from '#features/staff-actor.ts';
import { getKind } from '../declare-records.server.ts';
import type { RecordKind } from '../define-record.server.ts';
import type { BulkAction } from '../record-lists.schema.ts';
import { recordTexts } from '../records.messages.ts';
import type { RecordName } from './open-revision.server.ts';

type Named = { kind: string; id: string };

/**
 * A kind that the actor may read, and change as far as the call lets them: some ask for a right of their own.
 * @throws Refusal 403, 404
 */
export function kindFor(actor: StaffActor, name: string): RecordKind {
  const kind = getKind(name);
  const { right } = kind.record;
  if (right && !actor.rights.includes(right))
    throw new Refusal(403, recordTexts.notAllowed, { reason: `no right ${right}` });
  return kind;
}

/** The same with a record. */
export const recordFor = (actor: StaffActor, { kind, id }: Named): RecordName => ({
  kind: kindFor(actor, kind),
  id,
});

/**
 * The same for what visitors will see; some kinds ask for a fresh proof of who the actor is.
 * @throws Refusal 403, 404
 */
export function kindToPublish(actor: StaffActor, name: string): RecordKind {
  const kind = kindFor(actor, name);
  if (kind.record.needsProof) deskAudiences.staff.assertProven(actor, proofMinutes);
  return kind;
}

/** The same with a record. */
export const recordToPublish = (actor: StaffActor, { kind, id }: Named): RecordName => ({
  kind: kindToPublish(actor, kind),
  id,
});

/**
 * The same for what is done to several records: all but giving up drafts changes what visitors see.
 * @throws Refusal 403, 404
 */
export function kindToActOn(actor: StaffActor, name: string, action: BulkAction): RecordKind {
  if (action === 'discard') return kindFor(actor, name);
  if (!actor.rights.includes('content.publish'))
    throw new Refusal(403, recordTexts.notAllowed, { reason: 'no right content.publish' });
  return kindToPublish(actor, name);
}
