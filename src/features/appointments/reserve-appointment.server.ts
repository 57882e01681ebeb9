import { randomUUID } from 'node:crypto';
import { and, eq, or, type SQL, sql } from '#core/drizzle.ts';
import { readEnv } from '#core/env.ts';
import { addDays } from '#core/time/dates.ts';
import type { Queryable } from '#db/client.server.ts';
import { appointments } from '#db/schema/appointments.ts';
import type { AppointmentTimeInput } from './appointments.schema.ts';
import type { AppointmentRules } from './office-day.ts';
import { type PlacedAppointment, placeAppointment, searchDays, slotTaken } from './place-appointment.ts';
import { readDiary } from './read-diary.server.ts';
import { isInReach } from './slots.ts';

const minutes = 10;

const isReserved = eq(appointments.state, 'reserved');

type AppointmentRequest = { leadId: number; cookieHash: string; input: AppointmentTimeInput; rules: AppointmentRules };

/**
 * Reserves a time for the ten minutes in which the code can be entered. Earlier reservations of the same browser or for
 * the same request end; those that somebody else made for the address stay.
 * @throws Refusal 422 when the time is not free; the unique index decides between simultaneous requests
 */
export async function reserveAppointment(
  tx: Queryable,
  { leadId, cookieHash, input, rules }: AppointmentRequest,
): Promise<PlacedAppointment> {
  await openDiary(tx, or(eq(appointments.cookieHash, cookieHash), eq(appointments.leadId, leadId)));
  const placed = await placeInDiary(tx, input, rules);
  const [reserved] = await tx
    .insert(appointments)
    .values({
      leadId,
      date: placed.date,
      slotAt: placed.slotAt,
      preferenceKind: placed.kind,
      preference: placed.preference,
      cookieHash,
      reservedUntil: sql`clock_timestamp() + make_interval(mins => ${minutes})`,
      calendarUid: `${randomUUID()}@${new URL(readEnv().PUBLIC_URL).hostname}`,
    })
    .onConflictDoNothing()
    .returning({ id: appointments.id });
  if (!reserved) throw slotTaken();
  return placed;
}

/**
 * Locks the diary, so that two simultaneous appointments cannot exceed the number per day, and ends expired reservations.
 * @param givenBack which other reservations end
 */
export async function openDiary(tx: Queryable, givenBack?: SQL): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('diary'))`);
  const isOver = sql`${appointments.reservedUntil} <= clock_timestamp()`;
  await tx
    .update(appointments)
    .set({ state: 'cancelled' })
    .where(and(isReserved, or(isOver, givenBack)));
}

/** @throws Refusal as placeAppointment does */
export async function placeInDiary(
  tx: Queryable,
  input: AppointmentTimeInput,
  rules: AppointmentRules,
  caller: { email?: string; appointmentId?: number } = {},
): Promise<PlacedAppointment> {
  const now = new Date();
  // A day out of reach is refused below, and after the last one that can be written there is none.
  const to = isInReach(input.schedule, now, rules) ? addDays(input.schedule, searchDays) : input.schedule;
  const appointmentsOn = await readDiary(tx, { from: input.schedule, to }, caller);
  return placeAppointment(input, { now, rules, appointmentsOn });
}
