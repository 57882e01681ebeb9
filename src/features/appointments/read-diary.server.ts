import { and, eq, gte, lte, ne, or, sql } from '#core/drizzle.ts';
import type { Queryable } from '#db/client.server.ts';
import { appointments } from '#db/schema/appointments.ts';
import { leads } from '#db/schema/leads.ts';
import type { DayAppointments } from './slots.ts';

/** Confirmed, or reserved until the code is entered. */
const isCurrent = or(
  eq(appointments.state, 'confirmed'),
  and(eq(appointments.state, 'reserved'), sql`${appointments.reservedUntil} > clock_timestamp()`),
);

type Span = { from: string; to: string };
/** What does not block an appointment: reservations by the same address, or the appointment being moved. */
type Own = { email?: string; appointmentId?: number };

/** The appointments from one day to another, by day. */
export async function readDiary(
  tx: Queryable,
  { from, to }: Span,
  exempt: Own = {},
): Promise<(day: string) => DayAppointments> {
  const rows = await tx
    .select({ date: appointments.date, slotAt: appointments.slotAt })
    .from(appointments)
    .innerJoin(leads, eq(leads.id, appointments.leadId))
    .where(
      and(
        gte(appointments.date, from),
        lte(appointments.date, to),
        isCurrent,
        exempt.email ? or(ne(leads.email, exempt.email), eq(appointments.state, 'confirmed')) : undefined,
        exempt.appointmentId ? ne(appointments.id, exempt.appointmentId) : undefined,
      ),
    );
  const days = Map.groupBy(rows, ({ date }) => date);
  return (day) => {
    const ofDay = days.get(day) ?? [];
    return { count: ofDay.length, starts: new Set(ofDay.flatMap(({ slotAt }) => slotAt?.getTime() ?? [])) };
  };
}
