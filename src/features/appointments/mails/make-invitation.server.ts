import ical, { ICalAttendeeRole, ICalCalendarMethod, ICalEventStatus, ICalEventTransparency } from 'ical-generator';
import { calendarText } from '#core/feed/write-feed.server.ts';
import { encodeForMailto } from '#core/text/addresses.ts';
import { translate } from '#core/text/messages.server.ts';
import { appointmentTexts } from '#features/appointments/appointments.messages.ts';
import type { LanguageCode } from '#locales/languages.ts';

type Invited = {
  uid: string;
  sequence: number;
  start: Date;
  end: Date;
  /** A window says only when the phone may ring, so it does not mark the calendar as busy. */
  isWindow: boolean;
  isCancelled: boolean;
  visitor: { name: string; email: string };
  office: { name: string; email: string };
  link: string;
  language: LanguageCode;
};

/** The appointment as an iCalendar text. Every mail has the same uid, and a higher sequence number than the one before. */
export function makeInvitation({ visitor, office, language, isWindow, isCancelled, ...event }: Invited): string {
  const method = isCancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.REQUEST;
  const calendar = ical({ prodId: { company: 'Kasauti', product: 'Appointments' }, method });
  calendar.createEvent({
    id: event.uid,
    sequence: event.sequence,
    start: event.start,
    end: event.end,
    summary: translate(appointmentTexts.eventTitle, language),
    description: `${translate(appointmentTexts.eventText, language)} ${event.link}`,
    url: event.link,
    status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    transparency: isWindow ? ICalEventTransparency.TRANSPARENT : ICalEventTransparency.OPAQUE,
    organizer: office,
    attendees: [{ name: visitor.name, email: encodeForMailto(visitor.email), rsvp: true, role: ICalAttendeeRole.REQ }],
  });
  return calendarText(calendar);
}
