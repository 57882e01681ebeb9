import { describe, expect, test } from 'vitest';
import { eq, sql } from '#core/drizzle.ts';
import { db } from '#db/client.server.ts';
import { appointments } from '#db/schema/appointments.ts';
import * as step from '#tests/account-steps.ts';
import { fieldOf, unfold, wish, withDiary } from '#tests/appointment-steps.ts';
import { eventsOf, leadsOf, office } from '#tests/lead-steps.ts';

const { site, schedule, verify, slots } = withDiary();

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
});
