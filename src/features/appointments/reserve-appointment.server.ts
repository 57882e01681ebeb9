import { randomUUID } from 'node:crypto';
import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import { readEnv } from '#core/env.ts';
import type { Queryable } from '#db/client.server.ts';
import { appointments, leads } from '#db/schema/leads.ts';
import type { AppointmentTimeInput } from './appointments.schema.ts';
import { readDiary } from './diary.server.ts';
import { type AppointmentRules, addDays } from './office-day.ts';
import { type PlacedAppointment, placeAppointment, searchDays, slotTaken } from './place-appointment.ts';

const minutes = 10;

const isHeld = eq(appointments.state, 'held');

type Wanted = { leadId: number; email: string; input: AppointmentTimeInput; rules: AppointmentRules };

/**
 * Holds a time for ten minutes, while the code is typed. What this address held before is given back.
 * @throws Refusal 422 when the time is not free; the unique index decides between those who come at once
 */
export async function reserveAppointment(
  tx: Queryable,
  { leadId, email, input, rules }: Wanted,
): Promise<PlacedAppointment> {
  const ofAddress = tx
    .select({ id: leads.id })
    .from(leads)
    .where(and(eq(leads.email, email), eq(leads.form, 'call')));
  await openDiary(tx, inArray(appointments.leadId, ofAddress));
  const placed = await placeInDiary(tx, input, rules);
  const [held] = await tx
    .insert(appointments)
    .values({
      leadId,
      date: placed.date,
      slotAt: placed.slotAt,
      preferenceKind: placed.kind,
      preference: placed.preference,
      heldUntil: sql`clock_timestamp() + make_interval(mins => ${minutes})`,
      calendarUid: `${randomUUID()}@${new URL(readEnv().PUBLIC_URL).hostname}`,
    })
    .onConflictDoNothing()
    .returning({ id: appointments.id });
  if (!held) throw slotTaken();
  return placed;
}

/**
 * One at a time writes into the diary, so that the number of calls a day is kept to; holds that are over end.
 * @param givenBack which holds end besides
 */
export async function openDiary(tx: Queryable, givenBack?: SQL): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('call-diary'))`);
  const isOver = sql`${appointments.heldUntil} <= clock_timestamp()`;
  await tx
    .update(appointments)
    .set({ state: 'cancelled' })
    .where(and(isHeld, or(isOver, givenBack)));
}

/** @throws Refusal as placeAppointment does */
export async function placeInDiary(
  tx: Queryable,
  input: AppointmentTimeInput,
  rules: AppointmentRules,
  mine: { email?: string; appointmentId?: number } = {},
): Promise<PlacedAppointment> {
  const bookedOn = await readDiary(tx, { from: input.schedule, to: addDays(input.schedule, searchDays) }, mine);
  return placeAppointment(input, { now: new Date(), rules, bookedOn });
}
