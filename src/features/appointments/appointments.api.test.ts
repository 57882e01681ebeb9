import { eq, ne, sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { todayInIndia } from '#core/time/dates.ts';
import { db } from '#db/client.server.ts';
import { holidays } from '#db/schema/holidays.ts';
import { appointments } from '#db/schema/leads.ts';
import { writeContent } from '#db/write-content.server.ts';
import * as step from '#tests/account-steps.ts';
import { createHoliday } from '#tests/factories/holiday.ts';
import { day, eventsOf, leadsOf, nextMonday, office } from '#tests/lead-steps.ts';
import { withSite } from '#tests/server.ts';
import { getAppointmentRules } from './get-appointment-rules.server.ts';
import { addDays, isWorkingDay } from './office-day.ts';
import { scheduleAppointment } from './schedule-appointment.server.ts';
import { timeWindows } from './time-windows.ts';

const site = withSite();
beforeEach(async () => {
  await step.forgetLimits();
  await db().delete(appointments);
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await writeContent((tx) => tx.delete(holidays).where(eq(holidays.title, dayOff)));
});

const dayOff = 'A day off';
const noticesOf = async (email: string) =>
  (await step.mailsTo(office)).filter(({ template, data }) => {
    const { visitor } = data as { visitor?: { email: string } };
    return template === 'appointment-notice' && visitor?.email === email;
  });
const wish = async (changes: Record<string, unknown> = {}) => ({
  name: 'Asha Raghunathan',
  phone: '9845012345',
  countryCode: '+91',
  email: step.newAddress(),
  schedule: await day(),
  time_prefered: '10:30 AM',
  ...changes,
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
const unfold = (ics: unknown) => String(ics).replace(/\r\n[ \t]/g, '');
const fieldOf = (ics: unknown, name: string) => new RegExp(`^${name}[:;](.*)$`, 'm').exec(unfold(ics))?.[1]?.trim();

describe('getAvailableSlots', () => {
  test('lists the slots of a working day and none for other days, and refuses an invalid date', async () => {
    expect((await slots(await day())).slice(0, 2)).toEqual(['10:00 AM', '10:30 AM']);
    expect(await slots(await day(false))).toEqual([]);
    expect(await slots(addDays(todayInIndia(), -1))).toEqual([]);
    expect(await slots(addDays(todayInIndia(), 91))).toEqual([]);
    const wrong = await site.get('/api/getAvailableSlots', {
      method: 'POST',
      body: new URLSearchParams({ date: '2026-02-30' }),
    });
    expect(wrong.status).toBe(422);
    expect(Object.keys((await step.readJson(wrong)).errors ?? {})).toEqual(['date']);
  });
});

describe('an appointment', () => {
  test('is reserved until the code is entered, then confirmed, and the visitor and the office get the invitation', async () => {
    const body = await wish({ _time_zone: 'Europe/Paris' });
    const answer = await schedule(body);
    expect(await answer.json()).toEqual({
      message: 'Otp Send on mail',
      schedule: body.schedule,
      time_prefered: '10:30 AM',
      reserved: true,
      notice: null,
      code_sent: true,
    });
    expect(await slots(body.schedule)).not.toContain('10:30 AM');
    const ended = await verify(body.email);
    expect(await ended.json()).toEqual({ message: 'Call scheduled successfully' });
    const [lead] = await leadsOf(body.email);
    expect(lead).toMatchObject({ form: 'appointment', isVerified: true });
    expect(await eventsOf(lead?.id ?? 0)).toEqual([
      'created',
      'code-sent',
      'appointment-reserved',
      'verified',
      'appointment-confirmed',
    ]);
    const [invitation] = await step.mailsTo(body.email);
    expect(invitation).toMatchObject({
      template: 'appointment-invitation',
      data: { time: { date: body.schedule, minutes: 30, visitorZone: 'Europe/Paris' } },
    });
    const { ics } = invitation?.data ?? {};
    expect(fieldOf(ics, 'METHOD')).toBe('REQUEST');
    expect(fieldOf(ics, 'SEQUENCE')).toBe('0');
    expect(fieldOf(ics, 'DTSTART')).toBe(`${body.schedule.replaceAll('-', '')}T050000Z`);
    expect(fieldOf(ics, 'DTEND')).toBe(`${body.schedule.replaceAll('-', '')}T053000Z`);
    expect(unfold(ics)).toContain(`CN="Asha Raghunathan":MAILTO:${body.email}`);
    const [notice] = await step.mailsTo(office);
    expect(notice).toMatchObject({
      template: 'appointment-notice',
      data: { visitor: { email: body.email, phone: '+91 9845012345' }, ics },
    });
  });

  test('a wrong code is refused, and the time stays reserved', async () => {
    const body = await wish();
    await schedule(body);
    const right = await step.codeFor(body.email);
    const answer = await verify(body.email, right === '000000' ? '000001' : '000000');
    expect(answer.status).toBe(422);
    expect((await step.readJson(answer)).message).toBe('Invalid OTP or OTP expired.');
    expect((await verify(body.email, right)).status).toBe(200);
    expect((await verify(body.email, right)).status).toBe(422);
  });

  test('of 200 requests for one time at once, one gets it; of 200 correct codes at once, one confirms it', async () => {
    vi.stubEnv('RATE_LIMIT_SCALE', '10');
    const body = await wish();
    const wishes = Array.from({ length: 200 }, () => ({ ...body, email: step.newAddress() }));
    const answers = await Promise.all(wishes.map(schedule));
    const refused = answers.filter(({ status }) => status === 422);
    expect([answers.filter(({ status }) => status === 200).length, refused.length]).toEqual([1, 199]);
    const fields = refused.map(async (answer) => Object.keys((await step.readJson(answer)).errors ?? {}));
    expect(new Set((await Promise.all(fields)).flat())).toEqual(new Set(['time_prefered']));
    const winner = wishes[answers.findIndex(({ status }) => status === 200)]?.email ?? '';
    const otp = await step.codeFor(winner);
    const verified = await Promise.all(Array.from({ length: 200 }, () => verify(winner, otp)));
    expect(verified.filter(({ status }) => status === 200)).toHaveLength(1);
    const standing = await db().select().from(appointments).where(ne(appointments.state, 'cancelled'));
    expect(standing.map(({ state }) => state)).toEqual(['confirmed']);
    expect(await noticesOf(winner)).toHaveLength(1);
  });

  test('of 8 appointments moved to one time at once, one gets it', async () => {
    const labels = ['10:00 AM', '10:30 AM', '11:00 AM', '11:30 AM', '12:00 PM', '12:30 PM', '1:00 PM', '2:30 PM'];
    const paths = [];
    for (const time_prefered of labels) paths.push((await confirmed({ time_prefered })).path);
    const wanted = { schedule: await day(), time_prefered: '5:00 PM' };
    const answers = await Promise.all(paths.map((path) => site.post(`${path}/move`, wanted)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(labels.length - 1);
  });

  test('no time is available on a holiday, at a weekend, yesterday or beyond 90 days, however it is requested', async () => {
    const rules = await getAppointmentRules();
    const today = todayInIndia();
    const holiday = await nextMonday();
    await createHoliday({ date: holiday, title: dayOff });
    const days = [holiday, addDays(holiday, -1), addDays(holiday, -2), addDays(today, -1), addDays(today, 91)];
    expect(rules.horizon_days).toBe(90);
    const appointment = await confirmed({ schedule: addDays(holiday, 1) });
    for (const date of days) {
      expect(await slots(date), date).toEqual([]);
      for (const answer of [
        await schedule(await wish({ schedule: date })),
        await site.post(`${appointment.path}/move`, { schedule: date, time_prefered: '3:00 PM' }),
      ]) {
        expect([date, answer.status]).toEqual([date, 422]);
        const [field] = Object.keys((await step.readJson(answer)).errors ?? {});
        expect(['schedule', 'time_prefered']).toContain(field);
      }
    }
  });

  test('a reservation expires after ten minutes, and its code fails if somebody else has taken the time meanwhile', async () => {
    const body = await wish();
    await schedule(body);
    const code = await step.codeFor(body.email);
    await db().update(appointments).set({ reservedUntil: sql`clock_timestamp() - interval '1 second'` });
    expect(await slots(body.schedule)).toContain('10:30 AM');
    await schedule({ ...body, email: step.newAddress() });
    const late = await verify(body.email, code);
    expect(late.status).toBe(422);
    expect((await step.readJson(late)).message).toBe('Failed to verify OTP. Please try again.');
  });

  test('choosing another time releases the first one', async () => {
    const body = await wish();
    const post = site.openBrowser();
    await post('/api/schedule', body);
    await step.forgetLimits();
    await post('/api/schedule', { ...body, time_prefered: '11:00 AM' });
    const free = await slots(body.schedule);
    expect([free.includes('10:30 AM'), free.includes('11:00 AM')]).toEqual([true, false]);
  });

  test('a request sent twice within a minute is one lead and one code, and the second answer says that the code is still valid', async () => {
    const body = await wish();
    const first = await (await schedule(body)).json();
    const again = await (await schedule(body)).json();
    expect(again).toEqual({
      ...first,
      notice: 'The code that we emailed you a moment ago is still valid.',
      code_sent: false,
    });
    expect(await leadsOf(body.email)).toHaveLength(1);
    expect(await step.mailsTo(body.email)).toHaveLength(1);
  });

  test('a request sent again within a minute, after its code was locked, does not claim that the code is valid', async () => {
    const body = await wish();
    await schedule(body);
    const wrong = step.wrongFor(await step.codeFor(body.email));
    for (let round = 0; round < 3; round += 1) await verify(body.email, wrong);
    const again = await schedule(body);
    expect(again.status).toBe(429);
    expect(Object.keys((await step.readJson(again)).errors ?? {})).toEqual(['email']);
  });

  test('a code confirms the appointment that it was mailed for, not a later request without a code', async () => {
    const body = await wish();
    await schedule(body);
    expect((await schedule({ ...body, name: 'A Stranger', time_prefered: '11:00 AM' })).status).toBe(429);
    expect((await verify(body.email)).status).toBe(200);
    const [later, first] = await leadsOf(body.email);
    expect([later?.name, later?.isVerified, first?.isVerified]).toEqual(['A Stranger', false, true]);
    const standing = await db().select().from(appointments).where(eq(appointments.state, 'confirmed'));
    expect(standing.map(({ preference }) => preference)).toEqual(['10:30 AM']);
  });

  test('over the mail limit the request is refused under email, and the lead is stored', async () => {
    const body = await wish();
    await schedule(body);
    const other = await schedule({ ...body, time_prefered: '11:00 AM' });
    expect(other.status).toBe(429);
    expect(Object.keys((await step.readJson(other)).errors ?? {})).toEqual(['email']);
    const [lead] = await leadsOf(body.email);
    expect(lead).toMatchObject({ isVerified: false, fields: { time_prefered: '11:00 AM' } });
  });

  test('a window on a day off is moved to the next working day, and the answer says so', async () => {
    const off = await day(false);
    const answer = await (await schedule(await wish({ schedule: off, time_prefered: timeWindows[2] }))).json();
    expect(isWorkingDay(answer.schedule, await getAppointmentRules())).toBe(true);
    expect(answer.schedule > off).toBe(true);
    expect(answer.notice).toContain('next working day');
    expect(answer.reserved).toBe(false);
  });

  test('a day has room for twelve appointments', async () => {
    const date = await day();
    for (let round = 0; round < 12; round += 1) {
      await scheduleAppointment(
        { ...(await wish()), time_prefered: timeWindows[0], schedule: date },
        'en',
        String(round),
      );
    }
    expect(await slots(date)).toEqual([]);
    const next = await scheduleAppointment(
      { ...(await wish()), time_prefered: timeWindows[1], schedule: date },
      'en',
      'x',
    );
    expect(next).toMatchObject({ isMoved: true });
  });

  test.each<[string, Record<string, unknown>]>([
    ['schedule', { schedule: addDays(todayInIndia(), -1) }],
    ['schedule', { schedule: addDays(todayInIndia(), 120) }],
    ['schedule', { schedule: '14/01/2026' }],
    ['schedule', { schedule: undefined }],
    ['time_prefered', { time_prefered: '3 in the morning' }],
    ['time_prefered', { time_prefered: '9:00 AM' }],
    ['time_prefered', { time_prefered: '' }],
    ['countryCode', { countryCode: 'India' }],
    ['phone', { phone: undefined }],
  ])('refuses %s: %j', async (field, changes) => {
    const answer = await schedule(await wish(changes));
    expect(answer.status).toBe(422);
    expect(Object.keys((await step.readJson(answer)).errors ?? {})).toEqual([field]);
  });

  test('an unknown time and a missing time get different messages', async () => {
    const texts = async (time_prefered: string) =>
      (await step.readJson(await schedule(await wish({ time_prefered })))).errors?.time_prefered;
    expect(await texts('3 in the morning')).toEqual([expect.stringContaining('is not one of the choices')]);
    expect(await texts('')).toEqual(['The preferred time field is required.']);
  });

  test('a day in the past is reported together with the other errors', async () => {
    const answer = await schedule(await wish({ name: '', schedule: addDays(todayInIndia(), -1), time_prefered: '' }));
    const { errors } = await step.readJson(answer);
    expect(Object.keys(errors ?? {})).toEqual(['name', 'schedule', 'time_prefered']);
  });
});

describe('the link of an appointment', () => {
  test('moves it: the same event, with the next sequence number', async () => {
    const appointment = await confirmed();
    const answer = await site.post(`${appointment.path}/move`, {
      schedule: appointment.schedule,
      time_prefered: '3:00 PM',
    });
    expect(await answer.json()).toMatchObject({ message: 'Call moved successfully', time_prefered: '3:00 PM' });
    const [mail] = await step.mailsTo(appointment.email);
    expect(mail).toMatchObject({ template: 'appointment-moved', data: { visitor: null } });
    expect(fieldOf(mail?.data.ics, 'METHOD')).toBe('REQUEST');
    expect(fieldOf(mail?.data.ics, 'UID')).toBe(fieldOf(appointment.mail?.data.ics, 'UID'));
    expect(fieldOf(mail?.data.ics, 'SEQUENCE')).toBe('1');
    expect(await slots(appointment.schedule)).toContain('10:30 AM');
    const view = await (await site.get(appointment.path)).json();
    expect(view).toMatchObject({ time_prefered: '3:00 PM', state: 'confirmed', can_change: true });
  });

  test('cancels it, once', async () => {
    const appointment = await confirmed();
    expect(await (await site.post(`${appointment.path}/cancel`, {})).json()).toEqual({
      message: 'Call cancelled successfully',
    });
    const [mail] = await step.mailsTo(appointment.email);
    expect([fieldOf(mail?.data.ics, 'METHOD'), fieldOf(mail?.data.ics, 'STATUS')]).toEqual(['CANCEL', 'CANCELLED']);
    expect(await slots(appointment.schedule)).toContain('10:30 AM');
    expect((await site.post(`${appointment.path}/cancel`, {})).status).toBe(422);
    expect(
      (await site.post(`${appointment.path}/move`, { schedule: appointment.schedule, time_prefered: '3:00 PM' }))
        .status,
    ).toBe(422);
  });

  test('does not move it to a time that is taken, and a forged link finds nothing', async () => {
    await confirmed({ time_prefered: '3:00 PM' });
    const appointment = await confirmed();
    const answer = await site.post(`${appointment.path}/move`, {
      schedule: appointment.schedule,
      time_prefered: '3:00 PM',
    });
    expect(answer.status).toBe(422);
    expect(Object.keys((await step.readJson(answer)).errors ?? {})).toEqual(['time_prefered']);
    expect((await site.get(`${appointment.path}x`)).status).toBe(404);
    expect((await site.post('/api/calls/forged/cancel', {})).status).toBe(404);
  });
});
