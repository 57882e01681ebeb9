import { desc, eq } from '#core/drizzle.ts';
import { addDays, todayInIndia } from '#core/time/dates.ts';
import { db } from '#db/client.server.ts';
import { leadEvents, leadFiles, leads } from '#db/schema/leads.ts';
import { getAppointmentRules } from '#features/appointments/open-times.server.ts';
import { isWorkingDay } from '#features/holidays/is-working-day.ts';
import type { InboxRow, LeadView } from '#features/leads/desk/inbox.schema.ts';
import { goodPassword, mailsTo, newAddress, registration } from './account-steps.ts';
import { createService } from './factories/service.ts';

/** The office address of the demo settings. */
export const office = 'hello@kasauti.example';

/** The leads of an email address, newest first. */
export const leadsOf = (email: string) =>
  db().select().from(leads).where(eq(leads.email, email)).orderBy(desc(leads.id));

/** The inbox as somebody at the desk reads it, and the rows behind it. */
export const inboxOf = (desk: () => { get: (path: string) => Promise<Response> }) => ({
  list: async (query: string): Promise<{ rows: InboxRow[]; total: number }> =>
    (await desk().get(`/leads?${query}`)).json(),
  view: async (id: number): Promise<LeadView> => (await desk().get(`/leads/${id}`)).json(),
  stored: async (id: number) => (await db().select().from(leads).where(eq(leads.id, id)))[0],
});

export async function eventsOf(leadId: number): Promise<string[]> {
  const rows = await db().select().from(leadEvents).where(eq(leadEvents.leadId, leadId)).orderBy(leadEvents.id);
  return rows.map(({ kind }) => kind);
}

export const filesOf = (leadId: number) => db().select().from(leadFiles).where(eq(leadFiles.leadId, leadId));

export async function noticesFor(email: string, template: string) {
  return (await mailsTo(office)).filter((mail) => mail.template === template && mail.data.email === email);
}

export type SentFile = { name: string; text: string | Buffer<ArrayBuffer>; type?: string };

/** The body of a form, and the header with its boundary. */
export function multipart(fields: Record<string, string>, file?: SentFile, field = 'pdf'): RequestInit {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  if (file) form.set(field, new File([file.text], file.name, { type: file.type ?? 'application/pdf' }));
  return { method: 'POST', body: form };
}

/** A new sum with its answer. */
export async function solvedSum(get: (path: string) => Promise<Response>) {
  const { captcha_token, first, second } = await (await get('/api/captcha')).json();
  return { captcha_token: captcha_token as string, captcha: String(first + second) };
}

/** The fields of the footer's enquiry, which has a sum to solve if it comes from a browser. */
export const enquiry = (changes: Record<string, string> = {}) => ({
  name: 'Asha Raghunathan',
  email: newAddress(),
  country_code: '+91',
  country_name: 'India',
  phone_number: '',
  description: 'Which approval does a lamp need?\nIt has a radio.',
  ...changes,
});

const person = (email: string, index: number) => ({ name: `Asha Raghunathan ${index}`, email, phone: '9845012345' });
/** The service whose brochure `formPosts` request; the tests make it with `createRequestedService` or `addRequestedService`. */
export const requestedService = 'Zorbit mark';
export const createRequestedService = () => createService({ name: requestedService });
const week = addDays(todayInIndia(), 7);

/** What each form with a JSON body posts; the same index gives the same values. */
export const formPosts = {
  register: (email: string, _index = 0) => ({ path: '/api/client/register', body: registration(email) }),
  login: (email: string, _index = 0, password = goodPassword) => ({
    path: '/api/client/login',
    body: { email, password },
  }),
  forgot: (email: string, _index = 0) => ({ path: '/api/client/forgot-password', body: { email } }),
  brochure: (email: string, index = 0) => ({
    path: '/api/submit-brochure',
    body: { ...person(email, index), service: requestedService, source: 'Google', company: 'Lamp Works' },
  }),
  /** A time window, so that any day will do. */
  schedule: (email: string, index = 0) => ({
    path: '/api/schedule',
    body: { ...person(email, index), countryCode: '+91', schedule: week, time_prefered: 'Any time whole day' },
  }),
  partner: (email: string, index = 0) => ({
    path: '/api/partner-with-us',
    body: {
      ...person(email, index),
      partner_type: 'Channel Partner',
      entity_type: 'Organization',
      organization: 'Lamp Works',
      designation: 'Owner',
    },
  }),
};

/** A working day at least a week from now. */
export async function day(isWorking = true): Promise<string> {
  const rules = await getAppointmentRules();
  let date = addDays(todayInIndia(), 7);
  while (isWorkingDay(date, rules) !== isWorking) date = addDays(date, 1);
  return date;
}

/** A Monday within reach on which the office is open, as it is on the following day. */
export async function nextMonday(): Promise<string> {
  const rules = await getAppointmentRules();
  let date = addDays(todayInIndia(), 7);
  const isMonday = () => new Date(date).getUTCDay() === 1;
  while (!isMonday() || !isWorkingDay(date, rules) || !isWorkingDay(addDays(date, 1), rules)) {
    date = addDays(date, 1);
  }
  return date;
}
