import { and, eq, sql } from 'drizzle-orm';
import { NotFoundError } from '#core/errors.ts';
import { Refusal } from '#core/refusal.ts';
import { db, type Queryable } from '#db/client.server.ts';
import { appointments, leads } from '#db/schema/leads.ts';
import { isUniqueViolation } from '#db/unique-violation.server.ts';
import { addLeadEvent } from '#features/leads/lead-events.server.ts';
import { readCallToken } from './call-link.server.ts';
import { queueCallMails } from './call-mails.server.ts';
import { getCallRules } from './call-rules.server.ts';
import { callTexts } from './calls.messages.ts';
import type { CallTimeInput, CallView } from './calls.schema.ts';
import { openDiary, placeInDiary } from './hold-call.server.ts';
import type { CallRules } from './office-day.ts';
import { callSpan, type PlacedCall, slotTaken } from './place-call.ts';

/** The call behind a link. @throws NotFoundError */
export async function getCall(token: string): Promise<CallView> {
  const [rules, { call, name }] = await Promise.all([getCallRules(), getByToken(db(), token)]);
  const { start, end } = callSpan(call, rules);
  return {
    name,
    schedule: call.date,
    time_prefered: call.preference,
    starts_at: start.toISOString(),
    ends_at: end.toISOString(),
    state: call.state,
    can_change: canChange(call, rules),
  };
}

/** @throws NotFoundError for another link; Refusal 422 when the call is over or cancelled already */
export async function cancelCall(token: string): Promise<void> {
  const rules = await getCallRules();
  await db().transaction(async (tx) => {
    const call = await takeChangeable(tx, token, rules);
    await tx
      .update(appointments)
      .set({ state: 'cancelled', calendarSequence: sql`${appointments.calendarSequence} + 1` })
      .where(eq(appointments.id, call.id));
    await addLeadEvent(tx, call.leadId, 'call-cancelled');
    await queueCallMails(tx, call.id, { kind: 'cancelled' }, rules);
  });
}

/** @throws as cancelCall; Refusal 422 too when the new time is not free */
export async function moveCall(token: string, input: CallTimeInput): Promise<PlacedCall> {
  const rules = await getCallRules();
  try {
    return await db().transaction(async (tx) => {
      await openDiary(tx);
      const call = await takeChangeable(tx, token, rules);
      const placed = await placeInDiary(tx, input, rules, { appointmentId: call.id });
      await tx
        .update(appointments)
        .set({
          date: placed.date,
          slotAt: placed.slotAt,
          preferenceKind: placed.kind,
          preference: placed.preference,
          calendarSequence: sql`${appointments.calendarSequence} + 1`,
        })
        .where(eq(appointments.id, call.id));
      await addLeadEvent(tx, call.leadId, 'call-moved', `${placed.date} ${placed.preference}`);
      await queueCallMails(tx, call.id, { kind: 'moved', before: call }, rules);
      return placed;
    });
  } catch (error) {
    if (isUniqueViolation(error)) throw slotTaken();
    throw error;
  }
}

async function takeChangeable(tx: Queryable, token: string, rules: CallRules) {
  const { call } = await getByToken(tx, token);
  // Two changes at once: the second waits, and finds what the first made of it.
  const [locked] = await tx.select().from(appointments).where(eq(appointments.id, call.id)).for('update');
  if (!locked || !canChange(locked, rules)) throw new Refusal(422, callTexts.unchangeable);
  return locked;
}

function canChange(call: typeof appointments.$inferSelect, rules: CallRules): boolean {
  return call.state === 'confirmed' && callSpan(call, rules).start > new Date();
}

async function getByToken(tx: Queryable, token: string) {
  const id = readCallToken(token);
  const [found] = id
    ? await tx
        .select({ call: appointments, name: leads.name })
        .from(appointments)
        .innerJoin(leads, eq(leads.id, appointments.leadId))
        .where(and(eq(appointments.id, id), eq(leads.form, 'call')))
    : [];
  if (!found) throw new NotFoundError();
  return found;
}
