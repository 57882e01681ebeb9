import { describe, expect, test, vi } from 'vitest';
import * as step from '#tests/account-steps.ts';
import { fieldOf, withDiary } from '#tests/appointment-steps.ts';
import { readCalendar } from '#tests/read-calendar.ts';

const { site, slots, confirmed } = withDiary();

describe('the link of an appointment', () => {
  test('works for 180 days', async () => {
    const { path } = await confirmed();
    const statusAfter = async (days: number) => {
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + days * 86_400_000 });
      return (await site.get(path).finally(() => vi.useRealTimers())).status;
    };
    expect([await statusAfter(179.99), await statusAfter(180.01)]).toEqual([200, 404]);
  });

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
    const uid = fieldOf(mail?.data.ics, 'UID');
    expect(readCalendar(String(mail?.data.ics))).toEqual([
      {
        sequence: 1,
        status: 'CONFIRMED',
        uid,
        title: 'Call with Kasauti',
        start: new Date(`${appointment.schedule}T15:00+05:30`),
        isWholeDay: false,
      },
    ]);
    expect(await slots(appointment.schedule)).toContain('10:30 AM');
    const view = await (await site.get(appointment.path)).json();
    expect(view).toMatchObject({ time_prefered: '3:00 PM', state: 'confirmed', can_change: true });
  });

  test('moved to its own time, it stays as it is, and nobody gets a mail', async () => {
    const appointment = await confirmed();
    const before = await step.mailsTo(appointment.email);
    const { schedule, time_prefered } = appointment;
    const answer = await site.post(`${appointment.path}/move`, { schedule, time_prefered });
    expect(await answer.json()).toMatchObject({ message: 'Call moved successfully', time_prefered });
    expect(await step.mailsTo(appointment.email)).toEqual(before);
  });

  test('cancels it, once', async () => {
    const appointment = await confirmed();
    expect(await (await site.post(`${appointment.path}/cancel`, {})).json()).toEqual({
      message: 'Call cancelled successfully',
    });
    const [mail] = await step.mailsTo(appointment.email);
    expect([fieldOf(mail?.data.ics, 'METHOD'), fieldOf(mail?.data.ics, 'STATUS')]).toEqual(['CANCEL', 'CANCELLED']);
    expect(readCalendar(String(mail?.data.ics))).toHaveLength(1);
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
