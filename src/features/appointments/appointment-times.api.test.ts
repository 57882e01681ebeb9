import { afterEach, describe, expect, test, vi } from 'vitest';
import { eq, ne } from '#core/drizzle.ts';
import { addDays, todayInIndia } from '#core/time/dates.ts';
import { db } from '#db/client.server.ts';
import { appointments } from '#db/schema/appointments.ts';
import { holidays } from '#db/schema/holidays.ts';
import { isWorkingDay } from '#features/holidays/is-working-day.ts';
import * as step from '#tests/account-steps.ts';
import { patiently, wish, withDiary } from '#tests/appointment-steps.ts';
import { changeRows } from '#tests/change-rows.ts';
import { createHoliday } from '#tests/factories/holiday.ts';
import { day, nextMonday, office } from '#tests/lead-steps.ts';
import { getAppointmentRules } from './open-times.server.ts';
import { scheduleAppointment } from './schedule-appointment.server.ts';
import { timeWindows } from './time-windows.ts';

const { site, schedule, verify, slots, confirmed } = withDiary();
afterEach(() => changeRows('holiday', (tx) => tx.delete(holidays).where(eq(holidays.title, dayOff))));

const dayOff = 'A day off';
const noticesOf = async (email: string) =>
  (await step.mailsTo(office)).filter(({ template, data }) => {
    const { visitor } = data as { visitor?: { email: string } };
    return template === 'appointment-notice' && visitor?.email === email;
  });

describe('getAvailableSlots', () => {
  test('lists the slots of a working day and none for other days, and refuses an invalid date', async () => {
    expect((await slots(await day())).slice(0, 2)).toEqual(['10:00 AM', '10:30 AM']);
    expect(await slots(await day(false))).toEqual([]);
    expect(await slots(addDays(todayInIndia(), -1))).toEqual([]);
    expect(await slots(addDays(todayInIndia(), 91))).toEqual([]);
    for (const date of ['2026-02-30', '0000-01-01']) {
      const wrong = await site.get('/api/getAvailableSlots', { method: 'POST', body: new URLSearchParams({ date }) });
      expect(wrong.status).toBe(422);
      expect(Object.keys((await step.readJson(wrong)).errors ?? {})).toEqual(['date']);
    }
  });
});

// Many requests at once take as long as the machine allows.
describe('the time of an appointment', { timeout: 120_000 }, () => {
  test('of 200 requests for one time at once, one gets it; of 200 correct codes at once, one confirms it', async () => {
    vi.stubEnv('RATE_LIMIT_SCALE', '1000');
    const body = await wish();
    const wishes = Array.from({ length: 200 }, () => ({ ...body, email: step.newAddress() }));
    const answers = await Promise.all(wishes.map((own) => patiently(() => schedule(own))));
    const refused = answers.filter(({ status }) => status === 422);
    expect([answers.filter(({ status }) => status === 200).length, refused.length]).toEqual([1, 199]);
    const fields = refused.map(async (answer) => Object.keys((await step.readJson(answer)).errors ?? {}));
    expect(new Set((await Promise.all(fields)).flat())).toEqual(new Set(['time_prefered']));
    const winner = wishes[answers.findIndex(({ status }) => status === 200)]?.email ?? '';
    const otp = await step.codeFor(winner);
    const verified = await Promise.all(Array.from({ length: 200 }, () => patiently(() => verify(winner, otp))));
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
    const answers = await Promise.all(paths.map((path) => patiently(() => site.post(`${path}/move`, wanted))));
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
    ['schedule', { schedule: '9999-12-31' }],
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
