import { afterEach, describe, expect, test, vi } from 'vitest';
import { eq } from '#core/drizzle.ts';
import { addDays, todayInIndia } from '#core/time/dates.ts';
import { indianMoment } from '#core/time/indian-time.ts';
import { holidays } from '#db/schema/holidays.ts';
import * as step from '#tests/account-steps.ts';
import { wish, withDiary } from '#tests/appointment-steps.ts';
import { changeRows } from '#tests/change-rows.ts';
import { createHoliday } from '#tests/factories/holiday.ts';
import { nextMonday } from '#tests/lead-steps.ts';

import { scheduleAppointment } from './schedule-appointment.server.ts';
import { timeWindows } from './time-windows.ts';

const { site } = withDiary();
const dayOff = 'A day without calls';
afterEach(async () => {
  vi.useRealTimers();
  await changeRows('holiday', (tx) => tx.delete(holidays).where(eq(holidays.title, dayOff)));
});

const ask = (from: string) => site.get(`/api/open-days?from=${encodeURIComponent(from)}`);
const openFrom = async (from: string) => (await (await ask(from)).json()).days as string[];

describe('open-days', () => {
  test('are the next six days without weekends, holidays and full days', async () => {
    const monday = await nextMonday();
    const from = addDays(monday, -2);
    const whole = await openFrom(from);
    expect(whole).toHaveLength(6);
    expect(whole[0]).toBe(monday);
    expect(whole).not.toContain(addDays(monday, 5));
    expect(whole).not.toContain(addDays(monday, 6));

    const [, second = '', third = ''] = whole;
    await createHoliday({ date: monday, title: dayOff });
    await createHoliday({ date: third, title: dayOff, holidayType: 'Restricted' });
    for (let round = 0; round < 12; round += 1) {
      const request = { ...(await wish()), time_prefered: timeWindows[0], schedule: second };
      await scheduleAppointment(request, 'en', String(round));
    }
    const left = await openFrom(from);
    expect(left.slice(0, 4)).toEqual(whole.slice(2));
    expect(left).toHaveLength(6);
  });

  test('say which holiday a day is on which nobody calls', async () => {
    const monday = await nextMonday();
    await createHoliday({ date: monday, title: dayOff, translations: { hi: { title: 'बिना कॉल का दिन' } } });
    expect(await (await ask(monday)).json()).toMatchObject({ holiday: dayOff });
    const hindi = await site.get(`/api/open-days?from=${monday}`, { headers: { 'current-locale': 'hi' } });
    expect(await hindi.json()).toMatchObject({ holiday: 'बिना कॉल का दिन' });
    expect(await (await ask(addDays(monday, 1))).json()).toMatchObject({ holiday: null });
  });

  test('are days in India: none before today there, and not today once it is too late for a call', async () => {
    const monday = await nextMonday();
    // Still Sunday in London, already Monday in India.
    vi.useFakeTimers({ toFake: ['Date'], now: indianMoment(monday, '00:30') });
    expect((await openFrom('2020-01-01'))[0]).toBe(monday);
    expect((await openFrom(monday))[0]).toBe(monday);
    vi.setSystemTime(indianMoment(monday, '17:00'));
    expect((await openFrom(monday))[0]).toBe(addDays(monday, 1));
  });

  test('end with the last day that can be booked', async () => {
    const last = addDays(todayInIndia(), 90);
    for (const day of await openFrom(addDays(last, -3))) expect(day <= last, day).toBe(true);
    expect(await openFrom(addDays(last, 1))).toEqual([]);
    expect(await openFrom('9999-12-31')).toEqual([]);
  });

  test.each(['', 'tomorrow', '2026-02-30'])('are refused from the day %j', async (from) => {
    const answer = await ask(from);
    expect(answer.status).toBe(422);
    expect(Object.keys((await step.readJson(answer)).errors ?? {})).toEqual(['from']);
  });

  test('are never stored on the way, and described in the document of the calls', async () => {
    expect((await ask(todayInIndia())).headers.get('cache-control')).toContain('no-store');
    const { paths } = await (await site.get('/api/openapi.json')).json();
    const { get } = paths['/open-days'];
    expect(get.parameters).toEqual([expect.objectContaining({ name: 'from', in: 'query', required: true })]);
    expect(Object.keys(get.responses)).toEqual(expect.arrayContaining(['200', '422', '429']));
  });
});
