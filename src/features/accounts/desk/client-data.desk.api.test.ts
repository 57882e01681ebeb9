import { buffer } from 'node:stream/consumers';
import { createGunzip } from 'node:zlib';
import { extract } from 'tar-stream';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { desc, eq, sql } from '#core/drizzle.ts';
import { db } from '#db/client.server.ts';
import { clients, erasedPeople } from '#db/schema/accounts.ts';
import { auditLog } from '#db/schema/audit.ts';
import * as step from '#tests/account-steps.ts';
import { patiently } from '#tests/appointment-steps.ts';
import { ageProof, enterDesk } from '#tests/desk-steps.ts';
import { invite } from '#tests/desk-visitor.ts';
import { createLead } from '#tests/factories/lead.ts';
import { createStaff } from '#tests/factories/staff.ts';
import { enquiry, filesOf, formPosts, leadsOf, multipart, solvedSum } from '#tests/lead-steps.ts';
import { withSite } from '#tests/server.ts';
import { withDataFolder } from '#tests/with-data-folder.ts';

withDataFolder();
const site = withSite();
let owner: Awaited<ReturnType<typeof enterDesk>>;
beforeAll(async () => {
  owner = await enterDesk(site, ['owner']);
});
beforeEach(async () => {
  await step.forgetLimits();
  await ageProof(owner.staffId, 0);
});

const erase = (id: number, email: string) => owner.send('POST', `/clients/${id}/erase`, { reason: 'requested', email });
const linesOf = (id: number) =>
  db()
    .select()
    .from(auditLog)
    .where(sql`${auditLog.subjectKind} = 'client' and ${auditLog.subjectId} = ${id}`)
    .orderBy(desc(auditLog.id));

describe('an export', () => {
  test('is an archive of the rows and files of one client, after a fresh proof', async () => {
    const { id, email } = await step.createClient(site);
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
    const { id, email, token } = await step.createClient(site);
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
    const { id, email, token } = await step.createClient(site);
    await createLead({ email, files: 1 });
    const { id: staffId } = await createStaff({ email: email.toUpperCase(), roles: ['sales'], isActive: false });
    expect(await (await owner.get(`/clients/${id}`)).json()).toMatchObject({ isStaff: true });
    const refused = await erase(id, email);
    expect([refused.status, (await refused.json()).errors.email]).toEqual([422, [expect.stringContaining('staff')]]);
    expect(await step.checkToken(site, token)).toBe(200);
    const [lead] = await leadsOf(email);
    const [file] = await filesOf(lead?.id ?? 0);
    expect((await owner.get(`/leads/${lead?.id}/files/${file?.id}`)).status).toBe(200);
    await db().execute(sql`delete from staff where id = ${staffId}`);

    await invite(email);
    expect((await erase(id, email)).status).toBe(422);
    await db().execute(sql`delete from staff_invitations where email = ${email}`);
    expect((await erase(id, email)).status).toBe(200);
  });

  test('asked for twenty times at once happens once, and what the client sends meanwhile does not stop it', async () => {
    const { id, email, token } = await step.createClient(site);
    const partner = formPosts.partner(email);
    const forms = Array.from({ length: 10 }, () => site.post(partner.path, partner.body, step.bearer(token)));
    const erasures = await Promise.all(Array.from({ length: 20 }, () => patiently(() => erase(id, email))));
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
