import { eq } from '#core/drizzle.ts';
import { NotFoundError } from '#core/errors.ts';
import { todayInIndia } from '#core/time/dates.ts';
import type { Queryable } from '#db/client.server.ts';
import { appointments } from '#db/schema/appointments.ts';
import { audit } from '#features/audit/audit.server.ts';
import { addStaffEvent } from '#features/leads/desk/lock-leads.server.ts';
import type { StaffActor } from '#features/staff-actor.ts';
import type { Changer } from '../change-appointment.server.ts';
import type { AppointmentRules } from '../office-day.ts';

/** What a member of staff does with an appointment, as the audit log names it. */
const acts = { confirm: 'Set the hour of the call', move: 'Moved the call', cancel: 'Cancelled the call' };

/**
 * A member of staff who changes an appointment. They may do so as long as its day is not over, at any free time of the
 * office from now on, and above the number of calls that visitors may book for a day.
 */
export function colleague(actor: StaffActor, appointmentId: number, act: keyof typeof acts): Changer {
  return {
    find: async (tx) => {
      const { leadId } = await getAppointmentRow(tx, appointmentId);
      await audit(tx, actor, {
        action: `appointment.${act}`,
        subject: { kind: 'lead', id: leadId },
        summary: acts[act],
        after: { appointmentId },
      });
      return appointmentId;
    },
    canChange: canStaffChange,
    rulesOf: atAnyTime,
    note: (tx, { leadId }, kind, text) =>
      addStaffEvent(tx, actor, leadId, { kind, ...(text !== undefined && { text }) }),
  };
}

export function canStaffChange({ state, date }: Pick<typeof appointments.$inferSelect, 'state' | 'date'>): boolean {
  return state === 'confirmed' && date >= todayInIndia();
}

/** The rules without what only protects the office from visitors. */
export function atAnyTime(rules: AppointmentRules): AppointmentRules {
  return { ...rules, minimum_notice_hours: 0, daily_cap: Number.MAX_SAFE_INTEGER };
}

/** @throws NotFoundError */
export async function getAppointmentRow(tx: Pick<Queryable, 'select'>, id: number) {
  const [row] = await tx.select().from(appointments).where(eq(appointments.id, id));
  if (!row) throw new NotFoundError(`no appointment ${id}`);
  return row;
}
