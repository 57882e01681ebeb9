import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { eq, sql } from '#core/drizzle.ts';
import { addDays } from '#core/time/dates.ts';
import { db } from '#db/client.server.ts';
import { appointments } from '#db/schema/appointments.ts';
import { leadEvents, leads } from '#db/schema/leads.ts';
import { leadStatuses } from '#features/leads/lead-kinds.schema.ts';
import * as step from '#tests/account-steps.ts';
import { withDiary } from '#tests/appointment-steps.ts';
import { enterDesk } from '#tests/desk-steps.ts';
import { createLead } from '#tests/factories/lead.ts';
import { filesOf, nextMonday } from '#tests/lead-steps.ts';
import { withDataFolder } from '#tests/with-data-folder.ts';

/** What somebody with a session at the desk, or twenty at once, may try with the inbox and the diary. */

withDataFolder();
const { site, booked } = withDiary();
let owner: Awaited<ReturnType<typeof enterDesk>>;
let sales: Awaited<ReturnType<typeof enterDesk>>;
beforeAll(async () => {
  owner = await enterDesk(site, ['owner']);
  sales = await enterDesk(site, ['sales']);
});
beforeEach(step.forgetLimits);

const post = async (path: string, body?: unknown, desk = sales) => (await desk.send('POST', path, body)).status;
const view = async (id: number) => (await sales.get(`/leads/${id}`)).json();
const stored = async (id: number) => (await db().select().from(leads).where(eq(leads.id, id)))[0];
const times = <Result>(count: number, act: (at: number) => Promise<Result>) =>
  Promise.all(Array.from({ length: count }, (_, at) => act(at)));

describe('numbers', () => {
  test('of another kind or of nobody change nothing', async () => {
    const email = step.newAddress();
    const [one, other] = [await createLead({ email, files: 1 }), await createLead({ email })];
    const [file] = await filesOf(one.id);
    expect((await sales.get(`/leads/${other.id}/files/${file?.id}`)).status).toBe(404);
    const nobody = 2147483647;
    const acts: [path: string, body?: unknown][] = [
      ['opened'],
      ['notes', { kind: 'note', text: 'x' }],
      ['status', { status: 'won' }],
      ['owner', { ownerId: sales.staffId }],
      ['company', { company: 'x' }],
      ['merge', { intoId: one.id }],
      ['split'],
    ];
    for (const [act, body] of acts) {
      expect(await post(`/leads/${nobody}/${act}`, body), act).toBe(404);
      for (const id of ['0', '-1', '1.5', 'x', '99999999999', `${one.id}%20or%201=1`]) {
        expect([404, 422], `${act} ${id}`).toContain(await post(`/leads/${id}/${act}`, body));
      }
    }
    expect(await post(`/leads/${one.id}/merge`, { intoId: nobody })).toBe(404);
    for (const intoId of ['1', null, 1.5, -1, [one.id], { id: 1 }, 2 ** 53]) {
      expect(await post(`/leads/${one.id}/merge`, { intoId })).toBe(422);
    }
    // A client, a member of staff and an appointment have such numbers, too.
    for (const act of ['cancel', 'conclude', 'move', 'confirm']) {
      const body = { outcome: 'done', schedule: addDays(await nextMonday(), 1), time_prefered: '10:30 AM' };
      expect(await post(`/appointments/${nobody}/${act}`, body), act).toBe(404);
    }
    expect(await stored(one.id)).toMatchObject({ status: 'new', ownerId: null, mergedIntoId: null });
  });

  test('and days at the ends of time are refused or find nothing', async () => {
    for (const day of ['0000-01-01', '0001-01-01', '9999-12-31', '2026-02-30', '+10000-01-01', "2026-01-01'"]) {
      const paths = [`/leads?until=${day}`, `/appointments?from=${day}&to=${day}`, `/appointment-times?date=${day}`];
      for (const path of paths) {
        expect([200, 422], path).toContain((await sales.get(path.replace('+', '%2B'))).status);
      }
      for (const end of ['from', 'to']) {
        const path = `/audit?${end}=${encodeURIComponent(day)}`;
        expect([200, 422], path).toContain((await owner.get(path)).status);
      }
    }
    for (const q of ['%00%00%00abc', '\\\\\\abc', '___abc', '%25%25abc', "abc' or 1=1--", 'abc '.repeat(25)]) {
      expect((await sales.get(`/leads?q=${encodeURIComponent(q)}`)).status, q).toBe(200);
    }
  });
});

describe('hostile text', () => {
  const hostile = '<script>alert(1)</script>\u0000\u202e\ud800 =cmd|calc {{7*7}} $(1) %s \u2028';

  test('is stored as text, without control and bidi characters, and a note has an end', async () => {
    const { id } = await createLead();
    expect(await post(`/leads/${id}/notes`, { kind: 'note', text: hostile })).toBe(200);
    expect(await post(`/leads/${id}/company`, { company: hostile.slice(0, 90) })).toBe(200);
    expect(await post(`/leads/${id}/status`, { status: 'lost', reason: hostile })).toBe(200);
    const { timeline, company, closedReason } = await view(id);
    const texts = [timeline.find(({ kind }: { kind: string }) => kind === 'note').text, company, closedReason];
    for (const text of texts) {
      expect(text).toContain('<script>');
      expect(text).not.toMatch(/[\p{Cc}\p{Cs}\u202e\u2028]/u);
    }
    for (const [text, status] of [
      ['नि'.repeat(2_500), 200],
      ['😀'.repeat(5_000), 200],
      [`e${'\u0301'.repeat(100_000)}`, 200],
      ['x'.repeat(5_001), 422],
      [' \u200e\n', 422],
      ['x'.repeat(2_000_000), 413],
    ] as const) {
      expect(await post(`/leads/${id}/notes`, { kind: 'note', text }), text.slice(0, 9)).toBe(status);
    }
    for (const body of [
      null,
      [],
      'note',
      { kind: 'created', text: 'x' },
      { kind: 'note' },
      { kind: 'note', text: 7 },
    ]) {
      expect([400, 422]).toContain(await post(`/leads/${id}/notes`, body));
    }
    // Nobody says who wrote it, or when, but the session.
    const forged = { kind: 'note', text: 'Forged', staffId: owner.staffId, at: '2020-01-01T00:00:00Z', actor: 'site' };
    expect([200, 422]).toContain(await post(`/leads/${id}/notes`, forged));
    const events = await db().select().from(leadEvents).where(eq(leadEvents.leadId, id));
    expect(new Set(events.map(({ staffId }) => staffId))).toEqual(new Set([sales.staffId]));
    expect(Math.min(...events.map(({ at }) => at.getTime()))).toBeGreaterThan(Date.now() - 600_000);
  });
});

describe('twenty at once', () => {
  test('who change one lead in every way leave a timeline that says how it stands', async () => {
    const email = step.newAddress();
    const { id } = await createLead({ email });
    const part = await createLead({ email });
    const people = await times(20, () => enterDesk(site, ['sales']));
    const statuses = await times(20, async (at) => {
      const desk = people[at] ?? sales;
      const status = leadStatuses[at % leadStatuses.length];
      const acts = [
        () => post(`/leads/${id}/notes`, { kind: 'call-outcome', text: `${at}` }, desk),
        () => post(`/leads/${id}/status`, { status, reason: `${at}` }, desk),
        () => post(`/leads/${id}/owner`, { ownerId: desk.staffId }, desk),
        () => post(`/leads/${part.id}/merge`, { intoId: id }, desk),
        () => post(`/leads/${part.id}/split`, undefined, desk),
        () => post('/leads/status', { ids: [part.id, id], status: 'contacted' }, desk),
      ];
      return Promise.all(acts.map((act) => act()));
    });
    expect(new Set(statuses.flat()).difference(new Set([200, 422, 503]))).toEqual(new Set());
    const events = await db().select().from(leadEvents).where(eq(leadEvents.leadId, id)).orderBy(leadEvents.id);
    const lead = await stored(id);
    const last = (kind: string) => events.findLast((event) => event.kind === kind)?.data?.to;
    expect(lead).toMatchObject({ status: last('status'), ownerId: last('assigned') });
    // Each status and each owner follows from the one before.
    for (const kind of ['status', 'assigned'] as const) {
      const chain = events.filter((event) => event.kind === kind).map(({ data }) => data);
      for (const [at, data] of chain.entries()) if (at > 0) expect(data?.from).toBe(chain[at - 1]?.to);
    }
    const merges = events.filter(({ kind }) => kind === 'merged').length;
    const splits = events.filter(({ kind }) => kind === 'split').length;
    expect(merges - splits).toBe((await stored(part.id))?.mergedIntoId === id ? 1 : 0);
  });

  test('who move one call leave one time, and of twenty who want one hour one gets it', async () => {
    const monday = await nextMonday();
    const tuesday = addDays(monday, 1);
    const { times: free }: { times: string[] } = await (await sales.get(`/appointment-times?date=${tuesday}`)).json();
    const one = await booked({ schedule: monday, time_prefered: '10:00 AM' });
    const moved = await times(20, (at) =>
      post(`/appointments/${one.id}/move`, { schedule: tuesday, time_prefered: free[at % free.length] }),
    );
    expect(new Set(moved).difference(new Set([200, 503]))).toEqual(new Set());
    const [row] = await db().select().from(appointments).where(eq(appointments.id, one.id));
    expect(row).toMatchObject({ date: tuesday, state: 'confirmed', preferenceKind: 'slot' });

    const calls: { id: number }[] = [];
    for (const time of ['10:30 AM', '11:00 AM', '11:30 AM', '12:00 PM']) {
      calls.push(await booked({ schedule: monday, time_prefered: time }));
    }
    const wish = { schedule: monday, time_prefered: '10:00 AM' };
    const wanted = await times(20, (at) => post(`/appointments/${calls[at % 4]?.id}/move`, wish));
    expect(new Set(wanted).difference(new Set([200, 422, 503]))).toEqual(new Set());
    const taken = await db()
      .select()
      .from(appointments)
      .where(sql`date = ${monday} and preference = '10:00 AM' and state = 'confirmed'`);
    expect(taken).toHaveLength(1);

    const cancelled = await times(20, () => post(`/appointments/${one.id}/cancel`));
    expect(cancelled.filter((status) => status === 200)).toHaveLength(1);
    const mails = await step.mailsTo(one.email);
    expect(mails.filter(({ template }) => template === 'appointment-cancelled')).toHaveLength(1);
  });
});
