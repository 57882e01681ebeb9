import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { desc, eq, sql } from '#core/drizzle.ts';
import { db } from '#db/client.server.ts';
import { clients } from '#db/schema/accounts.ts';
import { auditLog } from '#db/schema/audit.ts';
import * as step from '#tests/account-steps.ts';
import { enterDesk } from '#tests/desk-steps.ts';
import { createLead } from '#tests/factories/lead.ts';
import { formPosts } from '#tests/lead-steps.ts';
import { withSite } from '#tests/server.ts';
import type { ClientRow, ClientView } from './clients.schema.ts';

const site = withSite();
let owner: Awaited<ReturnType<typeof enterDesk>>;
let sales: Awaited<ReturnType<typeof enterDesk>>;
beforeAll(async () => {
  owner = await enterDesk(site, ['owner']);
  sales = await enterDesk(site, ['sales']);
});
beforeEach(step.forgetLimits);

const list = async (query: string): Promise<{ rows: ClientRow[]; total: number }> =>
  (await sales.get(`/clients?${query}`)).json();
const view = async (id: number, desk = owner): Promise<ClientView> => (await desk.get(`/clients/${id}`)).json();
const linesOf = (id: number) =>
  db()
    .select()
    .from(auditLog)
    .where(sql`${auditLog.subjectKind} = 'client' and ${auditLog.subjectId} = ${id}`)
    .orderBy(desc(auditLog.id));

describe('the list of clients', () => {
  test('is searched by name, address and company, and shows who logged in last', async () => {
    const first = await step.createClient(site, 'asha-one@zorbit.example');
    const second = await step.createClient(site, 'asha-two@zorbit.example');
    await db().update(clients).set({ company: 'Zorbit 100% Works' }).where(eq(clients.id, first.id));
    await step.logIn(site, first.email);
    const ids = async (query: string) => (await list(query)).rows.map(({ id }) => id);
    expect(await ids('q=zorbit.example')).toEqual([first.id, second.id]);
    expect(await ids('q=ASHA+zorbit+works')).toEqual([first.id]);
    expect(await ids('q=zorbit+100%25+works')).toEqual([first.id]);
    expect(await ids('q=zorbit+1_0')).toEqual([]);
    await owner.send('POST', `/clients/${second.id}/deactivate`);
    expect(await ids('q=zorbit&state=deactivated')).toEqual([second.id]);
    expect(await ids('q=zorbit&state=active')).toEqual([first.id]);
    expect(await ids('q=zorbit&page=2')).toEqual([]);
    expect((await list('q=zorbit')).rows[0]).toMatchObject({ isActive: true, lastLoginAt: expect.any(String) });
    for (const query of ['state=erased', 'page=0', 'page=x', 'sort=name']) {
      const { status } = await sales.get(`/clients?${query}`);
      expect(status, query).toBe(query === 'sort=name' ? 200 : 422);
    }
  });

  test('is closed to reviewers and editors, and sales people only read it', async () => {
    const { id, email, token } = await step.createClient(site);
    for (const role of ['reviewer', 'editor'] as const) {
      const desk = await enterDesk(site, [role]);
      for (const path of ['/clients', `/clients/${id}`]) expect((await desk.get(path)).status).toBe(403);
    }
    for (const act of ['deactivate', 'activate', 'sign-out', 'erase']) {
      const body = act === 'erase' ? { reason: 'requested', email } : undefined;
      expect((await sales.send('POST', `/clients/${id}/${act}`, body)).status).toBe(403);
    }
    for (const path of ['extent', 'archive']) expect((await sales.get(`/clients/${id}/${path}`)).status).toBe(403);
    expect(await view(id, sales)).toMatchObject({ id, sessions: null });
    expect(await step.checkToken(site, token)).toBe(200);
  });
});

describe('a client', () => {
  test('is shown with sessions, leads and appointments, and the reading is recorded once an hour', async () => {
    const { id, email } = await step.createClient(site);
    await step.forgetLimits();
    const schedule = formPosts.schedule(email);
    await site.post(schedule.path, schedule.body);
    const { id: strangerId } = await createLead({ email: `x${email}` });
    const seen = await view(id);
    expect(seen).toMatchObject({
      ...{ name: 'Asha Raghunathan', email, phone: '+91 9845012345', isActive: true, hasPassword: true },
      ...{ isStaff: false, counts: { comments: 0, projects: 0, brochures: 0 } },
      consentVersion: expect.stringMatching(/^\d{4}-/),
      sessions: [{ scope: 'full' }],
      leads: [{ form: 'appointment', status: 'new' }],
      appointments: [{ state: 'reserved' }],
    });
    expect(JSON.stringify(seen)).not.toMatch(/argon2|Hash|token/);
    expect(seen.leads.map((lead) => lead.id)).not.toContain(strangerId);
    await view(id);
    await view(id, sales);
    expect((await linesOf(id)).map(({ action, staffId }) => [action, staffId])).toEqual([
      ['client.open', sales.staffId],
      ['client.open', owner.staffId],
    ]);
    for (const other of [2147483647, strangerId + 1_000_000]) {
      expect((await owner.get(`/clients/${other}`)).status).toBe(404);
    }
    for (const wrong of ['0', '-1', 'x', '1e3', '99999999999', '1%27']) {
      expect([404, 422]).toContain((await owner.get(`/clients/${wrong}`)).status);
    }
  });

  test('who is deactivated is logged out with the next request, and may come back when activated', async () => {
    const { id, email, token } = await step.createClient(site);
    await site.post('/api/client/forgot-password', { email });
    await site.post('/api/client/login', { email, password: step.goodPassword });
    const otp = await step.codeFor(email);
    expect((await owner.send('POST', `/clients/${id}/deactivate`)).status).toBe(200);
    expect(await step.checkToken(site, token)).toBe(401);
    expect((await site.post('/api/client/verify-login-otp', { email, otp })).status).toBe(422);
    expect(await step.logIn(site, email)).toMatchObject({ status: 422 });
    expect(await view(id)).toMatchObject({ isActive: false, sessions: [] });
    expect((await owner.send('POST', `/clients/${id}/activate`)).status).toBe(200);
    expect((await step.logIn(site, email)).status).toBe(200);
    expect((await linesOf(id)).map(({ action, before, after }) => [action, before, after])).toEqual([
      ['client.activate', { isActive: false }, { isActive: true }],
      ['client.open', null, null],
      ['client.deactivate', { isActive: true }, { isActive: false }],
    ]);
  });

  test('is logged out everywhere and can log in again', async () => {
    const { id, email, token } = await step.createClient(site);
    const second = await step.logIn(site, email);
    expect((await view(id)).sessions).toHaveLength(2);
    expect((await owner.send('POST', `/clients/${id}/sign-out`)).status).toBe(200);
    for (const each of [token, second.token]) expect(await step.checkToken(site, each)).toBe(401);
    expect((await step.logIn(site, email)).status).toBe(200);
  });
});
