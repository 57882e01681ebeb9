import { sql } from '#core/drizzle.ts';
import { cleanUpRows } from '#core/jobs/clean-up.ts';
import type { Feature } from '#features/feature.ts';
import { appointmentsApi } from './appointments.api.ts';
import { appointmentsDesk } from './desk/appointments.desk.api.ts';
import {
  appointmentCancelledMail,
  appointmentInvitationMail,
  appointmentMovedMail,
  appointmentNoticeMail,
} from './mails/appointment-mails.ts';

const cleanUp = [
  cleanUpRows('reservations of times', {
    table: 'appointments',
    where: sql`state = 'reserved' and reserved_until < now() - interval '1 day'`,
  }),
];

export const appointmentsFeature: Feature = {
  name: 'appointments',
  api: [appointmentsApi],
  desk: [appointmentsDesk],
  mails: [appointmentCancelledMail, appointmentInvitationMail, appointmentMovedMail, appointmentNoticeMail],
  cleanUp,
};
