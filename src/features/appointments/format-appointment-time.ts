import { formatClock, formatMoment, isTimeZone } from '#core/time/format-moment.ts';
import type { AppointmentTime } from './mails/mail-data.ts';

/** The time of an appointment in India; null when only a window was preferred. */
export function formatOfficeTime({ startsAt }: AppointmentTime, language: string): string | null {
  return startsAt && formatClock(startsAt, language);
}

/** Day and time where the visitor is; null when the clock there shows Indian time. */
export function formatVisitorTime({ startsAt, visitorZone }: AppointmentTime, language: string): string | null {
  if (!startsAt || !visitorZone || !isTimeZone(visitorZone)) return null;
  if (formatClock(startsAt, 'en', visitorZone) === formatClock(startsAt, 'en')) return null;
  return formatMoment(startsAt, language, visitorZone);
}
