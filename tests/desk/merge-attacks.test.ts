import { beforeAll, expect, test } from 'vitest';
import { eq, sql } from '#core/drizzle.ts';
import { addDays, todayInIndia } from '#core/time/dates.ts';
import { db } from '#db/client.server.ts';
import { appointments } from '#db/schema/appointments.ts';
import { auditLog } from '#db/schema/audit.ts';
import { leads } from '#db/schema/leads.ts';
import * as step from '#tests/account-steps.ts';
import { withDiary } from '#tests/appointment-steps.ts';
import { enterDesk } from '#tests/desk-steps.ts';
import { createLead } from '#tests/factories/lead.ts';
import { enquiry, leadsOf, multipart, nextMonday, solvedSum } from '#tests/lead-steps.ts';

/** Leads that were merged, and calls whose day or hour is not what the screen says. */

const { site, booked } = withDiary();
let sales: Awaited<ReturnType<typeof enterDesk>>;
beforeAll(async () => {
  sales = await enterDesk(site, ['sales']);
});

const post = async (path: string, body?: unknown) => (await sales.send('POST', path, body)).status;
const view = async (id: number) => (await sales.get(`/leads/${id}`)).json();
const stored = async (id: number) => (await db().select().from(leads).where(eq(leads.id, id)))[0];
const linesOf = (id: number) => db().$count(auditLog, sql`subject_kind = 'lead' and subject_id = ${id}`);

test('a merged lead takes no write, alone or among others, and no line says that it did', async () => {
  const email = step.newAddress();
  const [whole, part, third] = [await createLead({ email }), await createLead({ email }), await createLead({ email })];
  await post(`/leads/${part.id}/merge`, { intoId: whole.id });
  const [before, lines] = [await stored(part.id), await linesOf(part.id)];
  const writes: [path: string, body?: unknown][] = [
    [`/leads/${part.id}/notes`, { kind: 'note', text: 'x' }],
    [`/leads/${part.id}/status`, { status: 'won' }],
    [`/leads/${part.id}/owner`, { ownerId: sales.staffId }],
    [`/leads/${part.id}/company`, { company: 'x' }],
    [`/leads/${part.id}/merge`, { intoId: third.id }],
    [`/leads/${third.id}/merge`, { intoId: part.id }],
    [`/leads/${whole.id}/merge`, { intoId: third.id }],
    ['/leads/status', { ids: [third.id, part.id], status: 'won' }],
    ['/leads/owner', { ids: [third.id, part.id], ownerId: sales.staffId }],
  ];
  for (const [path, body] of writes) expect(await post(path, body), path).toBe(422);
  expect([await stored(part.id), await linesOf(part.id)]).toEqual([before, lines]);
  expect(await stored(third.id)).toMatchObject({ status: 'new', ownerId: null });
});

test('a merge that is undone after more has happened leaves each lead with its own', async () => {
  const email = step.newAddress();
  const [whole, part] = [await createLead({ email, daysOld: 2 }), await createLead({ email, company: 'Own Works' })];
  const before = await stored(part.id);
  await post(`/leads/${part.id}/merge`, { intoId: whole.id });
  await post(`/leads/${whole.id}/notes`, { kind: 'call-outcome', text: 'Of the whole' });
  await post(`/leads/${whole.id}/status`, { status: 'won' });
  await post(`/leads/${whole.id}/owner`, { ownerId: sales.staffId });
  expect(await post(`/leads/${part.id}/split`)).toBe(200);
  expect(await stored(part.id)).toEqual(before);
  const { timeline, merged } = await view(whole.id);
  expect(merged).toEqual([]);
  expect(timeline.map(({ text }: { text: string }) => text)).toContain('Of the whole');
  expect((await view(part.id)).timeline.map(({ text }: { text: string }) => text)).not.toContain('Of the whole');
  // And again, into the other direction.
  expect(await post(`/leads/${whole.id}/merge`, { intoId: part.id })).toBe(200);
  expect(await post(`/leads/${whole.id}/split`)).toBe(200);
  // The lead into which it was merged is deleted when its time is over.
  await post(`/leads/${part.id}/merge`, { intoId: whole.id });
  await db().delete(leads).where(eq(leads.id, whole.id));
  expect(await stored(part.id)).toMatchObject({ mergedIntoId: null });
  expect(await post(`/leads/${part.id}/notes`, { kind: 'note', text: 'Alone again' })).toBe(200);
});

test('people who have given no phone number are not the same person', async () => {
  const [one, other] = [step.newAddress(), step.newAddress()];
  for (const email of [one, other]) {
    const form = { ...enquiry({ email, phone_number: '' }), ...(await solvedSum(site.get)) };
    await site.get('/api/sendnewsletter', multipart(form));
  }
  const [[first], [second]] = [await leadsOf(one), await leadsOf(other)];
  expect(await post(`/leads/${first?.id}/merge`, { intoId: second?.id })).toBe(422);
  const blank = { email: step.newAddress(), phone: '', countryCode: '+91' };
  const [third, fourth] = [await createLead(blank), await createLead({ ...blank, email: step.newAddress() })];
  expect(await post(`/leads/${third.id}/merge`, { intoId: fourth.id })).toBe(422);
});

test('the call of a merged lead is concluded with the lead that is handled', async () => {
  const { email, id, leadId } = await booked();
  const whole = await createLead({ email });
  expect(await post(`/leads/${leadId}/merge`, { intoId: whole.id })).toBe(200);
  const yesterday = { date: addDays(todayInIndia(), -1), slotAt: sql`now() - interval '1 day'` };
  await db().update(appointments).set(yesterday).where(eq(appointments.id, id));
  expect(await post(`/appointments/${id}/conclude`, { outcome: 'done', text: 'x'.repeat(5_001) })).toBe(422);
  expect(await post(`/appointments/${id}/conclude`, { outcome: 'done', text: 'Wants a quote' })).toBe(200);
  expect([(await stored(whole.id))?.status, (await stored(leadId))?.status]).toEqual(['contacted', 'new']);
  expect((await view(whole.id)).timeline.map(({ text }: { text: string }) => text)).toContain('Wants a quote');
  // Its day is over.
  expect(await post(`/appointments/${id}/cancel`)).toBe(422);
});

test('to set the hour of a window takes an hour, and leaves the day', async () => {
  const monday = await nextMonday();
  const { id } = await booked({ schedule: monday, time_prefered: 'Any time whole day' });
  for (const time_prefered of [
    'Any time in First Half (10:00 AM - 1:30 PM)',
    'Any time whole day',
    '25:00',
    '10:07 AM',
    '',
  ]) {
    expect(await post(`/appointments/${id}/confirm`, { time_prefered }), time_prefered).toBe(422);
  }
  // Another day is not its business.
  await post(`/appointments/${id}/confirm`, { time_prefered: '10:30 AM', schedule: addDays(monday, 1) });
  const [row] = await db().select().from(appointments).where(eq(appointments.id, id));
  expect(row).toMatchObject({ date: monday, preferenceKind: 'slot' });
});
