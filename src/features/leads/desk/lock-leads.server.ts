import { asc, eq, inArray } from '#core/drizzle.ts';
import { NotFoundError } from '#core/errors.ts';
import { Refusal } from '#core/http/refusal.ts';
import type { Queryable } from '#db/client.server.ts';
import { leadEvents, leads } from '#db/schema/leads.ts';
import type { StaffActor } from '#features/staff-actor.ts';
import type { LeadEventKind } from '../lead-kinds.schema.ts';
import { inboxTexts } from './inbox.messages.ts';
import type { Lead } from './list-answers.ts';

/**
 * The leads with these numbers, locked in the order of their numbers, so that two colleagues who change the same ones
 * wait for each other.
 * @throws NotFoundError if one does not exist; Refusal 422 if one is handled with another lead
 */
export async function lockLeads(tx: Queryable, ids: readonly number[]): Promise<Lead[]> {
  const wanted = new Set(ids);
  const locked = await tx
    .select()
    .from(leads)
    .where(inArray(leads.id, [...wanted]))
    .orderBy(asc(leads.id))
    .for('no key update');
  if (locked.length < wanted.size) throw new NotFoundError('no such lead');
  for (const { mergedIntoId: id } of locked) {
    if (id !== null) throw new Refusal(422, { text: inboxTexts.isMerged, values: { id } });
  }
  return locked;
}

/** A lead, or the one with which it is handled, locked in the same way. @throws NotFoundError */
export async function lockWhole(tx: Queryable, leadId: number): Promise<Lead> {
  const [part] = await tx.select({ intoId: leads.mergedIntoId }).from(leads).where(eq(leads.id, leadId));
  const [whole] = await lockLeads(tx, [part?.intoId ?? leadId]);
  if (!whole) throw new NotFoundError(`no lead ${leadId}`);
  return whole;
}

/**
 * The change of a lead by the office. `updatedAt` stays the time at which its sender last did something: by it, a form
 * that is sent twice is recognised, and the retention time is counted.
 */
export function byOffice(changes: Partial<Omit<Lead, 'id' | 'updatedAt'>>) {
  return { ...changes, updatedAt: leads.updatedAt };
}

type StaffEvent = {
  kind: LeadEventKind;
  text?: string | null;
  from?: string | number | null;
  to?: string | number | null;
};

/** Adds what somebody of the office has done to the timeline of a lead. */
export async function addStaffEvent(tx: Queryable, { staffId }: StaffActor, leadId: number, event: StaffEvent) {
  const { kind, text, from, to } = event;
  const data = from === undefined && to === undefined ? null : { from: from ?? null, to: to ?? null };
  await tx.insert(leadEvents).values({ leadId, kind, text, data, staffId, actor: 'staff' });
}
