import { and, asc, eq, gte, inArray, lte, or, sql } from '#core/drizzle.ts';
import { addDays } from '#core/time/dates.ts';
import { db } from '#db/client.server.ts';
import { appointments } from '#db/schema/appointments.ts';
import { leads } from '#db/schema/leads.ts';
import { staff } from '#db/schema/staff.ts';
import { isWorkingDay } from '#features/holidays/is-working-day.ts';
import { listHolidays } from '#features/holidays/list-holidays.server.ts';
import type { LanguageCode } from '#locales/languages.ts';
import { getAppointmentRules } from '../open-times.server.ts';
import { appointmentSpan } from '../place-appointment.ts';
import { readDiary } from '../read-diary.server.ts';
import { freeSlots } from '../slots.ts';
import { atAnyTime, canStaffChange } from './colleague.server.ts';
import type { Diary } from './diary.schema.ts';

/** What the diary shows: no reservation whose code was never entered. */
const isShown = or(
  inArray(appointments.state, ['confirmed', 'done', 'no-show']),
  and(eq(appointments.state, 'reserved'), sql`${appointments.reservedUntil} > now()`),
  // Only an invitation that went out can be cancelled by somebody.
  and(eq(appointments.state, 'cancelled'), sql`${appointments.calendarSequence} > 0`),
);

/** The diary of some days, with the holidays among them. */
export async function listDiary({ from, to }: { from: string; to: string }, language: LanguageCode): Promise<Diary> {
  const [rules, holidays, rows] = await Promise.all([
    getAppointmentRules(),
    listHolidays(language),
    db()
      .select({
        appointment: appointments,
        name: leads.name,
        company: leads.company,
        countryCode: leads.countryCode,
        phone: leads.phone,
        language: leads.language,
        visitorZone: sql<string | null>`${leads.fields} ->> 'time_zone'`,
        owner: staff.name,
      })
      .from(appointments)
      .innerJoin(leads, eq(leads.id, appointments.leadId))
      .leftJoin(staff, eq(staff.id, leads.ownerId))
      .where(and(gte(appointments.date, from), lte(appointments.date, to), isShown))
      .orderBy(asc(appointments.date), asc(appointments.slotAt), asc(appointments.id)),
  ]);
  const now = new Date();
  const entries = rows.map(({ appointment, countryCode, phone, ...lead }) => {
    const { id, leadId, date, preference, preferenceKind: kind, state } = appointment;
    const { start, end } = appointmentSpan(appointment, rules);
    return {
      ...lead,
      ...{ id, leadId, date, preference, kind, state },
      phone: phone && `${countryCode ?? ''} ${phone}`.trim(),
      startsAt: start.toISOString(),
      endsAt: end.toISOString(),
      canChange: canStaffChange(appointment),
      canConclude: ['confirmed', 'done', 'no-show'].includes(state) && start <= now,
    };
  });
  const days: Diary['days'] = [];
  for (let date = from; date <= to; date = addDays(date, 1)) {
    const names = holidays.filter((holiday) => holiday.date === date).map(({ title }) => title);
    days.push({ date, isOpen: isWorkingDay(date, rules), holidays: names });
  }
  return { days, entries };
}

/** The times of a day that a member of staff can still give to a call. */
export async function listFreeTimes(date: string): Promise<string[]> {
  const [rules, appointmentsOn] = await Promise.all([getAppointmentRules(), readDiary(db(), { from: date, to: date })]);
  return freeSlots(date, new Date(), atAnyTime(rules), appointmentsOn(date)).map(({ label }) => label);
}
