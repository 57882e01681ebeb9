import { and, eq, gte, lte, ne, or, sql } from 'drizzle-orm';
import type { Queryable } from '#db/client.server.ts';
import { appointments, leads } from '#db/schema/leads.ts';
import type { Booked } from './slots.ts';

/** Confirmed, or held while a code is typed. */
const isStanding = or(
  eq(appointments.state, 'confirmed'),
  and(eq(appointments.state, 'held'), sql`${appointments.heldUntil} > clock_timestamp()`),
);

type Span = { from: string; to: string };
/** Whose call is being placed: what this address holds, or this call itself, is not in its way. */
type Mine = { email?: string; appointmentId?: number };

/** What is in the diary from one day to another, by day. */
export async function readDiary(tx: Queryable, { from, to }: Span, mine: Mine = {}): Promise<(day: string) => Booked> {
  const rows = await tx
    .select({ date: appointments.date, slotAt: appointments.slotAt })
    .from(appointments)
    .innerJoin(leads, eq(leads.id, appointments.leadId))
    .where(
      and(
        gte(appointments.date, from),
        lte(appointments.date, to),
        isStanding,
        mine.email ? or(ne(leads.email, mine.email), eq(appointments.state, 'confirmed')) : undefined,
        mine.appointmentId ? ne(appointments.id, mine.appointmentId) : undefined,
      ),
    );
  const days = Map.groupBy(rows, ({ date }) => date);
  return (day) => {
    const own = days.get(day) ?? [];
    return { count: own.length, starts: new Set(own.flatMap(({ slotAt }) => slotAt?.getTime() ?? [])) };
  };
}
