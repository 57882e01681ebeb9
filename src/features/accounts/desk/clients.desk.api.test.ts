import { buffer } from 'node:stream/consumers';
import { createGunzip } from 'node:zlib';
import { extract } from 'tar-stream';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { desc, eq, sql } from '#core/drizzle.ts';
import { db } from '#db/client.server.ts';
import { clients, erasedPeople } from '#db/schema/accounts.ts';
import { auditLog } from '#db/schema/audit.ts';
import * as step from '#tests/account-steps.ts';
import { ageProof, enterDesk } from '#tests/desk-steps.ts';
import { invite } from '#tests/desk-visitor.ts';
import { createLead } from '#tests/factories/lead.ts';
import { createStaff } from '#tests/factories/staff.ts';
import { enquiry, formPosts, leadsOf, multipart, solvedSum } from '#tests/lead-steps.ts';
import { withSite } from '#tests/server.ts';
import { withDataFolder } from '#tests/with-data-folder.ts';
import type { ClientRow, ClientView } from './clients.schema.ts';

withDataFolder();
const site = withSite();
let owner: Awaited<ReturnType<typeof enterDesk>>;
let sales: Awaited<ReturnType<typeof enterDesk>>;
beforeAll(async () => {
  owner = await enterDesk(site, ['owner']);
  sales = await enterDesk(site, ['sales']);
});
beforeEach(async () => {
  await step.forgetLimits();
  await ageProof(owner.staffId, 0);
});

/** A client with the token of a session. */
async function registered(email = step.newAddress()) {
  const { token } = await step.registerClient(site, email);
  return { email, token, ...(await step.clientOf(email)) };
}

const list = async (query: string): Promise<{ rows: ClientRow[]; total: number }> =>
  (await sales.get(`/clients?${query}`)).json();
const view = async (id: number, desk = owner): Promise<ClientView> => (await desk.get(`/clients/${id}`)).json();
const erase = (id: number, email: string) => owner.send('POST', `/clients/${id}/erase`, { reason: 'requested', email });
const linesOf = (id: number) =>
  db()
    .select()
    .from(auditLog)
    .where(sql`${auditLog.subjectKind} = 'client' and ${auditLog.subjectId} = ${id}`)
    .orderBy(desc(auditLog.id));

describe('the list of clients', () => {
  test('is searched by name, address and company, and shows who logged in last', async () => {
    const first = await registered('asha-one@zorbit.example');
    const second = await registered('asha-two@zorbit.example');
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
    const { id, email, token } = await registered();
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
    const { id, email } = await registered();
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
    const { id, email, token } = await registered();
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
    const { id, email, token } = await registered();
    const second = await step.logIn(site, email);
    expect((await view(id)).sessions).toHaveLength(2);
    expect((await owner.send('POST', `/clients/${id}/sign-out`)).status).toBe(200);
    for (const each of [token, second.token]) expect(await step.checkToken(site, each)).toBe(401);
    expect((await step.logIn(site, email)).status).toBe(200);
  });
});

describe('an export', () => {
  test('is an archive of the rows and files of one client, after a fresh proof', async () => {
    const { id, email } = await registered();
    const form = { ...enquiry({ email }), ...(await solvedSum(site.get)) };
    await site.get('/api/sendnewsletter', multipart(form, { name: 'plan.pdf', text: '%PDF-1.7' }));
    await createLead({ email: `x${email}`, message: 'Of somebody else' });
    await ageProof(owner.staffId, 6);
    for (const path of ['extent', 'archive']) {
      const stale = await owner.get(`/clients/${id}/${path}`);
      expect([stale.status, (await stale.json()).needs]).toEqual([403, 'proof']);
    }
    await ageProof(owner.staffId, 0);
    const { rows } = await (await owner.get(`/clients/${id}/extent`)).json();
    expect(rows).toEqual(
      expect.arrayContaining([
        { table: 'clients', count: 1 },
        { table: 'lead_files', count: 1 },
      ]),
    );

    const answer = await owner.get(`/clients/${id}/archive`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="?client-\d+-[\d-]+\.tar\.gz/);
    expect(answer.headers.get('cache-control')).toContain('no-store');
    const files = await unpack(answer);
    expect([...files.keys()]).toEqual(['data.json', expect.stringMatching(/^files\/\d+-plan\.pdf$/)]);
    expect([...files.values()][1]).toBe('%PDF-1.7');
    const text = files.get('data.json') ?? '';
    expect(JSON.parse(text)).toMatchObject({ clients: [{ email }], leads: [{ email }] });
    expect(text).not.toMatch(/hash|argon2|"code"|token|somebody else/);
    expect((await linesOf(id)).map(({ action }) => action)).toEqual(['client.export']);
  });
});

describe('an erasure', () => {
  test('leaves nothing of the client but a number and a hash, after a fresh proof and the typed address', async () => {
    const { id, email, token } = await registered();
    const partner = formPosts.partner(email);
    await site.post(partner.path, partner.body);
    expect((await erase(id, `x${email}`)).status).toBe(422);
    expect((await owner.send('POST', `/clients/${id}/erase`, { reason: 'Asha wants it', email })).status).toBe(422);
    await ageProof(owner.staffId, 6);
    expect((await erase(id, email)).status).toBe(403);
    await ageProof(owner.staffId, 0);
    expect(await step.checkToken(site, token)).toBe(200);

    const before = await db().$count(erasedPeople);
    expect((await erase(id, ` ${email.toUpperCase()} `)).status).toBe(200);
    expect(await step.checkToken(site, token)).toBe(401);
    expect((await owner.get(`/clients/${id}`)).status).toBe(404);
    expect(await leadsOf(email)).toEqual([]);
    expect(await db().$count(erasedPeople)).toBe(before + 1);
    const lines = await linesOf(id);
    expect(lines.map(({ action, after }) => [action, after])).toEqual([['client.erase', { reason: 'requested' }]]);
    expect(JSON.stringify(lines)).not.toMatch(/lamps\.example|Asha/);
    expect((await erase(id, email)).status).toBe(404);
  });

  test('of somebody who is on the staff or invited to it is refused, and leaves everything', async () => {
    const { id, email, token } = await registered();
    await createLead({ email, files: 1 });
    const { id: staffId } = await createStaff({ email: email.toUpperCase(), roles: ['sales'], isActive: false });
    expect(await view(id)).toMatchObject({ isStaff: true });
    const refused = await erase(id, email);
    expect([refused.status, (await refused.json()).errors.email]).toEqual([422, [expect.stringContaining('staff')]]);
    expect(await step.checkToken(site, token)).toBe(200);
    const [lead] = await leadsOf(email);
    const [file] = await db()
      .execute<{ id: number }>(sql`select id from lead_files where lead_id = ${lead?.id}`)
      .then(({ rows }) => rows);
    expect((await owner.get(`/leads/${lead?.id}/files/${file?.id}`)).status).toBe(200);
    await db().execute(sql`delete from staff where id = ${staffId}`);

    await invite(email);
    expect((await erase(id, email)).status).toBe(422);
    await db().execute(sql`delete from staff_invitations where email = ${email}`);
    expect((await erase(id, email)).status).toBe(200);
  });

  test('asked for twenty times at once happens once, and what the client sends meanwhile does not stop it', async () => {
    const { id, email, token } = await registered();
    const partner = formPosts.partner(email);
    const forms = Array.from({ length: 10 }, () => site.post(partner.path, partner.body, step.bearer(token)));
    const erasures = await Promise.all(Array.from({ length: 20 }, () => erase(id, email)));
    await Promise.all(forms);
    const statuses = erasures.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(new Set(statuses)).toEqual(new Set([200, 404]));
    expect((await linesOf(id)).map(({ action }) => action)).toEqual(['client.erase']);
    expect(await db().$count(clients, eq(clients.id, id))).toBe(0);
  });
});

/** The text of each file in a .tar.gz archive, by its name. */
async function unpack(answer: Response): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  const tar = extract();
  const zipped = new Uint8Array(await answer.arrayBuffer());
  const unzip = createGunzip();
  unzip.pipe(tar);
  unzip.end(zipped);
  for await (const entry of tar) files.set(entry.header.name, (await buffer(entry)).toString());
  return files;
}
