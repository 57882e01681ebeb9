import { beforeAll, describe, expect, test } from 'vitest';
import { eq, sql } from '#core/drizzle.ts';
import { addDays, todayInIndia } from '#core/time/dates.ts';
import { db } from '#db/client.server.ts';
import { appointments } from '#db/schema/appointments.ts';
import { leads } from '#db/schema/leads.ts';
import * as step from '#tests/account-steps.ts';
import { fieldOf, withDiary } from '#tests/appointment-steps.ts';
import { enterDesk } from '#tests/desk-steps.ts';
import { createHoliday } from '#tests/factories/holiday.ts';
import { day, eventsOf, nextMonday } from '#tests/lead-steps.ts';
import type { Diary } from './diary.schema.ts';

const { site, booked } = withDiary();
let sales: Awaited<ReturnType<typeof enterDesk>>;
beforeAll(async () => {
  sales = await enterDesk(site, ['sales']);
});

const diary = async (from: string, to = from): Promise<Diary> =>
  (await sales.get(`/appointments?from=${from}&to=${to}`)).json();
const mailsOf = async (email: string, template: string) =>
  (await step.mailsTo(email)).filter((mail) => mail.template === template);

describe('the diary', () => {
  test('has each day with its calls and holidays, and no reservation that was given up', async () => {
    const monday = await nextMonday();
    const call = await booked({ schedule: monday, time_prefered: '11:00 AM' });
    await createHoliday({ date: addDays(monday, 2), title: 'Zorbit day', holidayType: 'Gazetted' });
    await db().insert(appointments).values({
      leadId: call.leadId,
      date: monday,
      preferenceKind: 'window',
      preference: 'At earliest',
      state: 'cancelled',
      calendarUid: 'x',
    });
    const week = await diary(monday, addDays(monday, 6));
    expect(week.days.map(({ isOpen }) => isOpen)).toEqual([
      true,
      true,
      false,
      expect.anything(),
      expect.anything(),
      false,
      false,
    ]);
    expect(week.days[2]?.holidays).toContain('Zorbit day');
    expect(week.entries).toMatchObject([
      {
        id: call.id,
        leadId: call.leadId,
        name: call.name,
        phone: '+91 9845012345',
        state: 'confirmed',
        canChange: true,
        canConclude: false,
      },
    ]);
    expect((await sales.get(`/appointments?from=${monday}&to=${addDays(monday, 60)}`)).status).toBe(422);
  });

  test('is read and changed by those who work on leads only', async () => {
    const { id } = await booked();
    const reviewer = await enterDesk(site, ['reviewer']);
    expect((await reviewer.get(`/appointments?from=${await day()}&to=${await day()}`)).status).toBe(200);
    for (const act of ['cancel', 'conclude']) {
      expect((await reviewer.send('POST', `/appointments/${id}/${act}`, { outcome: 'done' })).status).toBe(403);
    }
    expect((await (await enterDesk(site, ['editor'])).get('/appointment-times?date=2026-01-01')).status).toBe(403);
  });
});

describe('a colleague', () => {
  test('sets the hour of a window and moves it, and the visitor’s calendar follows by the same UID', async () => {
    const monday = await nextMonday();
    const call = await booked({ schedule: monday, time_prefered: 'Any time whole day' });
    const times = (await (await sales.get(`/appointment-times?date=${monday}`)).json()).times;
    expect(times).toContain('10:30 AM');
    expect((await sales.send('POST', `/appointments/${call.id}/confirm`, { time_prefered: '10:30 AM' })).status).toBe(
      200,
    );
    const tuesday = addDays(monday, 1);
    const move = { schedule: tuesday, time_prefered: '2:30 PM' };
    for (let time = 0; time < 2; time += 1) {
      expect((await sales.send('POST', `/appointments/${call.id}/move`, move)).status).toBe(200);
    }
    const [first, second, ...more] = (await mailsOf(call.email, 'appointment-moved')).reverse();
    expect(more).toEqual([]);
    const uids = [call.mail, first, second].map((mail) => fieldOf(mail?.data.ics, 'UID'));
    expect(new Set(uids).size).toBe(1);
    expect([first, second].map((mail) => Number(fieldOf(mail?.data.ics, 'SEQUENCE'))).sort()).toEqual([1, 2]);
    expect((await diary(tuesday)).entries).toMatchObject([{ id: call.id, kind: 'slot', preference: '2:30 PM' }]);
    expect(await (await site.get(call.path)).json()).toMatchObject({ schedule: tuesday, time_prefered: '2:30 PM' });
    const events = await eventsOf(call.leadId);
    expect(events.filter((kind) => kind === 'appointment-moved')).toHaveLength(2);
  });

  test('may use the hours that visitors no longer can, but no time that is taken or past', async () => {
    const monday = await nextMonday();
    const one = await booked({ schedule: monday, time_prefered: '10:00 AM' });
    const other = await booked({ schedule: monday, time_prefered: '10:30 AM' });
    const taken = await sales.send('POST', `/appointments/${other.id}/move`, {
      schedule: monday,
      time_prefered: '10:00 AM',
    });
    expect([taken.status, (await taken.json()).errors]).toEqual([422, { time_prefered: [expect.any(String)] }]);
    const past = { schedule: addDays(todayInIndia(), -1), time_prefered: '10:00 AM' };
    expect((await sales.send('POST', `/appointments/${one.id}/move`, past)).status).toBe(422);
    expect((await sales.send('POST', '/appointments/2147483647/cancel')).status).toBe(404);
  });

  test('cancels a call for its visitor, once', async () => {
    const call = await booked();
    expect((await sales.send('POST', `/appointments/${call.id}/cancel`)).status).toBe(200);
    expect((await sales.send('POST', `/appointments/${call.id}/cancel`)).status).toBe(422);
    expect(await mailsOf(call.email, 'appointment-cancelled')).toHaveLength(1);
    expect((await (await site.get(call.path)).json()).state).toBe('cancelled');
  });

  test('says what became of a call once it has begun, and may correct that', async () => {
    const call = await booked();
    const conclude = (outcome: string) =>
      sales.send('POST', `/appointments/${call.id}/conclude`, { outcome, text: 'Wants a quote' });
    expect((await conclude('done')).status).toBe(422);
    await db()
      .update(appointments)
      .set({ date: addDays(todayInIndia(), -1), slotAt: sql`now() - interval '1 day'` })
      .where(eq(appointments.id, call.id));
    expect((await conclude('no-show')).status).toBe(200);
    const statusOf = async () => (await db().select().from(leads).where(eq(leads.id, call.leadId)))[0]?.status;
    expect(await statusOf()).toBe('new');
    expect((await conclude('done')).status).toBe(200);
    expect(await statusOf()).toBe('contacted');
    expect(await (await site.get(call.path)).json()).toMatchObject({ state: 'done', can_change: false });
    expect((await eventsOf(call.leadId)).slice(-3)).toEqual(['call-outcome', 'call-outcome', 'status']);
  });
});
