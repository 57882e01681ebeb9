import { afterEach, beforeEach, expect, vi } from 'vitest';
import { eq } from '#core/drizzle.ts';
import { db } from '#db/client.server.ts';
import { appointments } from '#db/schema/appointments.ts';
import * as step from './account-steps.ts';
import { day, leadsOf } from './lead-steps.ts';
import { withSite } from './server.ts';

/** The steps of an appointment on a site whose diary is empty before each test. */
export function withDiary() {
  const site = withSite();
  beforeEach(async () => {
    await step.forgetLimits();
    await db().delete(appointments);
  });
  afterEach(() => {
    vi.unstubAllEnvs();
  });

  const schedule = (body: unknown) => site.post('/api/schedule', body);
  const verify = async (email: string, otp?: string) =>
    site.post('/api/schedule-verify-otp', { email, otp: otp ?? (await step.codeFor(email)) });

  async function slots(date: string) {
    const form = new FormData();
    form.set('date', date);
    return (await (await site.get('/api/getAvailableSlots', { method: 'POST', body: form })).json()).slots as string[];
  }

  async function confirmed(changes: Record<string, unknown> = {}) {
    await step.forgetLimits();
    const body = await wish(changes);
    expect((await schedule(body)).status).toBe(200);
    expect((await verify(body.email)).status).toBe(200);
    const [mail] = (await step.mailsTo(body.email)).filter(({ template }) => template === 'appointment-invitation');
    const token = String(mail?.data.manageLink).split('/calls/')[1];
    return { ...body, mail, path: `/api/calls/${token}` };
  }

  /** A confirmed call, with its number and that of its lead. */
  async function booked(changes: Record<string, unknown> = {}) {
    const call = await confirmed(changes);
    const [lead] = await leadsOf(call.email);
    const leadId = lead?.id ?? 0;
    const [row] = await db().select().from(appointments).where(eq(appointments.leadId, leadId));
    return { ...call, leadId, id: row?.id ?? 0 };
  }

  return { site, schedule, verify, slots, confirmed, booked };
}

/**
 * Repeats a request that the server was too busy to answer, as its message asks visitors to do: how long requests wait
 * for each other depends on the machine.
 */
export async function patiently(send: () => Promise<Response>): Promise<Response> {
  for (;;) {
    const answer = await send();
    if (answer.status !== 503) return answer;
  }
}

export const wish = async (changes: Record<string, unknown> = {}) => ({
  name: 'Asha Raghunathan',
  phone: '9845012345',
  countryCode: '+91',
  email: step.newAddress(),
  schedule: await day(),
  time_prefered: '10:30 AM',
  ...changes,
});

export const unfold = (ics: unknown) => String(ics).replace(/\r\n[ \t]/g, '');
export const fieldOf = (ics: unknown, name: string) =>
  new RegExp(`^${name}[:;](.*)$`, 'm').exec(unfold(ics))?.[1]?.trim();
