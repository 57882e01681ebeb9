import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { eq, sql } from '#core/drizzle.ts';
import { addDays, todayInIndia } from '#core/time/dates.ts';
import { db } from '#db/client.server.ts';
import { leads } from '#db/schema/leads.ts';
import { staffSessions } from '#db/schema/staff.ts';
import * as step from '#tests/account-steps.ts';
import { enterDesk } from '#tests/desk-steps.ts';
import { createLead } from '#tests/factories/lead.ts';
import { createStaff } from '#tests/factories/staff.ts';
import { formPosts, leadsOf } from '#tests/lead-steps.ts';
import { withSite } from '#tests/server.ts';
import type { InboxRow, LeadView } from './inbox.schema.ts';

const site = withSite();
let sales: Awaited<ReturnType<typeof enterDesk>>;
beforeAll(async () => {
  sales = await enterDesk(site, ['sales']);
});
beforeEach(step.forgetLimits);

const hour = 3_600_000;
const list = async (query: string): Promise<{ rows: InboxRow[]; total: number; mark: number }> =>
  (await sales.get(`/leads?${query}`)).json();
const view = async (id: number): Promise<LeadView> => (await sales.get(`/leads/${id}`)).json();
const stored = async (id: number) => (await db().select().from(leads).where(eq(leads.id, id)))[0];

describe('the inbox', () => {
  test('shows what its filters ask for, newest first, and leaves out spam', async () => {
    const email = step.newAddress();
    const others = { email, company: 'Zorbit Works', createdAt: new Date(Date.now() - 3 * hour) };
    const twoDaysAgo = new Date(Date.now() - 50 * hour);
    const old = await createLead({
      ...{ ...others, createdAt: twoDaysAgo },
      ...{ status: 'qualified', ownerId: sales.staffId },
    });
    const late = await createLead({ ...others, dueAt: new Date(Date.now() - hour), language: 'hi', form: 'contact' });
    const fresh = await createLead({
      email,
      message: 'We make a zorbit lamp',
      dueAt: new Date(Date.now() + 900 * hour),
    });
    const spam = await createLead({ email, name: 'Buy zorbit links', status: 'spam' });
    const ids = async (query: string) => (await list(`q=${email}&${query}`)).rows.map(({ id }) => id);

    expect(await ids('')).toEqual([fresh.id, late.id, old.id]);
    expect(await ids('sort=due')).toEqual([late.id, fresh.id]);
    expect(await ids('sort=due&status=qualified')).toEqual([old.id]);
    expect(await ids('status=spam')).toEqual([spam.id]);
    expect(await ids('spam=yes')).toEqual([spam.id]);
    expect(await ids('due=overdue')).toEqual([late.id]);
    expect(await ids('owner=me')).toEqual([old.id]);
    expect(await ids('owner=nobody&language=hi&form=contact&verified=no')).toEqual([late.id]);
    expect((await list('q=ZORBIT%20works')).total).toBe(2);
    expect((await list(`q=%23${fresh.id}`)).rows).toMatchObject([
      { id: fresh.id, excerpt: 'We make a zorbit lamp', isUnread: true, isOverdue: false, owner: null },
    ]);
    expect((await list('q=%25%25%25abc')).total).toBe(0);
    expect((await list('page=20')).rows).toEqual([]);
    expect(await ids(`until=${todayInIndia()}`)).toEqual([fresh.id, late.id, old.id]);
    expect(await ids(`until=${addDays(todayInIndia(), -2)}`)).toEqual([old.id]);
  });

  test('counts a thousand leads and no more, of which it shows the newest', async () => {
    const many = sql`insert into leads (form, name, email, message, content_hash)
      select 'footer', 'Many', n || '@many.example', 'A quibblex lamp', 'many ' || n from generate_series(1, 1001) n`;
    await db().execute(many);
    expect(await list('q=quibblex&page=20')).toMatchObject({ total: 1_000, hasMore: true, perPage: 50 });
    await db().execute(sql`delete from leads where name = 'Many' and email like '1%'`);
    expect(await list('q=quibblex')).toMatchObject({ total: 888, hasMore: false });
    await db().execute(sql`delete from leads where name = 'Many'`);
  });

  test('is closed to visitors, clients and editors, and reviewers only read it', async () => {
    const { id } = await createLead();
    expect((await site.get('/api/desk/leads')).status).toBe(401);
    const editor = await enterDesk(site, ['editor']);
    for (const path of ['/leads', `/leads/${id}`, '/lead-owners']) expect((await editor.get(path)).status).toBe(403);
    const reviewer = await enterDesk(site, ['reviewer']);
    expect((await reviewer.get(`/leads/${id}`)).status).toBe(200);
    for (const [path, body] of [
      [`/leads/${id}/notes`, { kind: 'note', text: 'x' }],
      [`/leads/${id}/status`, { status: 'won' }],
      [`/leads/${id}/owner`, { ownerId: null }],
      ['/leads/status', { ids: [id], status: 'won' }],
    ] as const)
      expect((await reviewer.send('POST', path, body)).status, path).toBe(403);
    expect(await stored(id)).toMatchObject({ status: 'new' });
  });

  test('tells a browser by a mark that a lead has come or changed, and a browser that asks alone keeps no session', async () => {
    const marked = async (): Promise<number> => (await (await sales.get('/lead-arrivals')).json()).mark;
    const before = await marked();
    expect((await list('')).mark).toBe(before);
    const form = formPosts.partner(step.newAddress());
    await site.post(form.path, form.body);
    const after = await marked();
    expect(after).toBeGreaterThan(before);
    const [lead] = await leadsOf(form.body.email);
    await sales.send('POST', `/leads/${lead?.id}/status`, { status: 'contacted' });
    expect(await marked()).toBeGreaterThan(after);

    const colleague = await enterDesk(site, ['sales']);
    const ofColleague = eq(staffSessions.staffId, colleague.staffId);
    const idleFor = (minutes: number) =>
      db()
        .update(staffSessions)
        .set({ lastSeenAt: sql`clock_timestamp() - make_interval(mins => ${minutes})` })
        .where(ofColleague);
    const seconds = async () => {
      const [session] = await db().select({ at: staffSessions.lastSeenAt }).from(staffSessions).where(ofColleague);
      return (Date.now() - (session?.at.getTime() ?? 0)) / 1_000;
    };
    const headers = { ...colleague.headers, 'x-unattended': '1' };
    const ask = (path: string, method = 'GET') => site.get(`/api/desk${path}`, { method, headers });
    await idleFor(20);
    expect((await ask('/lead-arrivals')).status).toBe(200);
    expect((await ask('/leads')).status).toBe(200);
    expect(await seconds()).toBeGreaterThan(1_000);
    await idleFor(31);
    expect((await ask('/lead-arrivals')).status).toBe(401);
    // What changes something was done by a person, whatever the header says.
    await idleFor(20);
    expect((await ask(`/leads/${lead?.id}/opened`, 'POST')).status).toBe(200);
    expect(await seconds()).toBeLessThan(100);
  });

  test('refuses filters, numbers and bodies that mean nothing', async () => {
    for (const query of [
      'status=open',
      'owner=1e99',
      'page=0',
      'page=21',
      'due=soon',
      'status=won&status=lost',
      'q=ab',
      'q=%25%25%25',
      'until=x',
    ]) {
      expect((await sales.get(`/leads?${query}`)).status, query).toBe(422);
    }
    expect((await sales.get('/leads/2147483647')).status).toBe(404);
    expect((await sales.get('/leads/99999999999')).status).toBe(422);
    const { id } = await createLead();
    const ids = Array.from({ length: 201 }, () => id);
    expect((await sales.send('POST', '/leads/status', { ids, status: 'won' })).status).toBe(422);
    expect((await sales.send('POST', '/leads/status', { ids: [id, 2147483647], status: 'won' })).status).toBe(404);
    expect(await stored(id)).toMatchObject({ status: 'new' });
  });
});

describe('a new lead', () => {
  test('is due within one working day and belongs to whose turn it is by the rules', async () => {
    const { id: ownerId } = await createStaff({ roles: ['sales'] });
    const none = { rules: [], inTurn: [], away: [] };
    const owner = await enterDesk(site, ['owner']);
    const rules = { ...none, rules: [{ by: 'language', value: 'en', staff: [ownerId] }] };
    expect((await sales.send('PUT', '/lead-assignment', rules)).status).toBe(403);
    const refused = [
      { ...rules, away: [{ staff: 'x' }] },
      ...['a\0', 'a\ud800'].map((value) => ({ ...none, rules: [{ by: 'form', value, staff: [] }] })),
    ];
    for (const wrong of refused) expect((await owner.send('PUT', '/lead-assignment', wrong)).status).toBe(422);
    expect((await owner.send('PUT', '/lead-assignment', rules)).status).toBe(200);
    expect(await (await owner.get('/lead-assignment')).json()).toMatchObject({
      rules: { rules: [{ by: 'language', staff: [ownerId] }] },
      people: expect.arrayContaining([{ id: ownerId, name: 'Ira Menon' }]),
    });
    const form = formPosts.partner(step.newAddress());
    expect((await site.post(form.path, form.body)).status).toBe(200);
    const [lead] = await leadsOf(form.body.email);
    expect(lead).toMatchObject({ ownerId, company: 'Lamp Works', status: 'new' });
    expect(lead?.dueAt?.getTime()).toBeGreaterThan(Date.now() + hour);
    expect(lead?.dueAt?.getTime()).toBeLessThan(Date.now() + 14 * 24 * hour);
    const { timeline, isOverdue, ...seen } = await view(lead?.id ?? 0);
    expect([seen.owner?.id, isOverdue]).toEqual([ownerId, false]);
    expect(timeline.map(({ kind, to }) => [kind, to])).toEqual([
      ['assigned', 'Ira Menon'],
      ['created', null],
    ]);
    await owner.send('PUT', '/lead-assignment', none);
  });
});
