import { beforeEach, describe, expect, test } from 'vitest';
import { eq, sql } from '#core/drizzle.ts';
import { db } from '#db/client.server.ts';
import { auditLog } from '#db/schema/audit.ts';
import { staff, staffPasskeys } from '#db/schema/staff.ts';
import { closeMail } from '#features/mail/outbox.server.ts';
import { forgetLimits, mailsTo } from '#tests/account-steps.ts';
import { ageProof, enterDesk } from '#tests/desk-steps.ts';
import { openDesk } from '#tests/desk-visitor.ts';
import { withSite } from '#tests/server.ts';

const site = withSite();
beforeEach(forgetLimits);

/** An owner who could sign in again. */
async function enterAsOwner() {
  const owner = await enterDesk(site, ['owner']);
  await db()
    .insert(staffPasskeys)
    .values({
      staffId: owner.staffId,
      credentialId: `credential ${owner.staffId}`,
      publicKey: '',
      deviceType: 'singleDevice',
      name: 'Laptop',
    });
  return owner;
}

describe('an invitation by an owner', () => {
  const invited = (email: string) => ({ name: 'Kabir <b>', email, roles: ['sales'], languages: ['hi'] });
  const mailTo = async (email: string) => (await mailsTo(email)).filter((mail) => mail.template === 'staff-invitation');

  test('is mailed, expires with its link, and is shown all the same', async () => {
    const owner = await enterAsOwner();
    const answer = await owner.send('POST', '/staff/invitations', invited('Kabir.One@staff.example'));
    const { link, expiresAt, isMailed } = await answer.json();
    expect(isMailed).toBe(true);
    const [mail] = await mailTo('kabir.one@staff.example');
    expect(mail?.data).toEqual({ name: 'Kabir <b>', by: 'Ira Menon', link, expiresAt });
    expect(Math.abs(Number(mail?.expiresAt) - Date.parse(expiresAt))).toBeLessThan(60_000);
  });

  test('stays valid if its mail fails', async () => {
    const owner = await enterAsOwner();
    const email = 'kabir.two@staff.example';
    const { link } = await (await owner.send('POST', '/staff/invitations', invited(email))).json();
    const [mail] = await mailTo(email);
    await closeMail(mail?.messageId ?? '', 'failed', { forget: true });
    expect(await mailTo(email)).toMatchObject([{ state: 'failed', data: {} }]);
    const token = link.split('#')[1];
    const read = await openDesk(site).send('POST', '/invitations/read', { token });
    expect(await read.json()).toMatchObject({ email, name: 'Kabir <b>' });
  });

  test('names only languages that there are', async () => {
    const owner = await enterAsOwner();
    for (const languages of [['xx'], ['hi', ''], 'hi', Array(30).fill('hi')]) {
      const wrong = { ...invited('kabir.three@staff.example'), languages };
      expect((await owner.send('POST', '/staff/invitations', wrong)).status).toBe(422);
    }
    expect(await mailTo('kabir.three@staff.example')).toEqual([]);
  });
});

describe('an owner', () => {
  test('changes roles, which ends the sessions of the member and is in the audit log', async () => {
    const [owner, editor] = [await enterAsOwner(), await enterDesk(site, ['editor'])];
    const answer = await owner.send('PUT', `/staff/${editor.staffId}`, { roles: ['sales'], languages: ['hi'] });
    expect([answer.status, (await editor.get('/me')).status]).toEqual([200, 401]);
    const { lines } = await (await owner.get(`/audit?kind=staff&subject=${editor.staffId}`)).json();
    expect(lines).toMatchObject([
      {
        staff: { id: owner.staffId },
        action: 'staff.change-roles',
        before: { roles: ['editor'], languages: null },
        after: { roles: ['sales'], languages: ['hi'] },
      },
    ]);
  });

  test('deactivates a member, and lets them in again', async () => {
    const [owner, sales] = [await enterAsOwner(), await enterDesk(site, ['sales'])];
    expect((await owner.send('POST', `/staff/${sales.staffId}/deactivate`)).status).toBe(200);
    expect((await sales.get('/me')).status).toBe(401);
    const again = await enterDesk(site, [], { staffId: sales.staffId });
    expect((await again.get('/me')).status).toBe(401);
    expect((await owner.send('POST', `/staff/${sales.staffId}/activate`)).status).toBe(200);
  });

  test('needs a fresh proof for each of that, and nobody else may', async () => {
    const [owner, reviewer] = [await enterAsOwner(), await enterDesk(site, ['reviewer', 'editor', 'sales'])];
    await ageProof(owner.staffId, 6);
    const invited = { name: 'Kabir', email: 'kabir@staff.example', roles: ['sales'], languages: null };
    for (const [method, path, body] of [
      ['POST', '/staff/invitations', invited],
      ['PUT', `/staff/${owner.staffId}`, { roles: ['owner'], languages: null }],
      ['POST', `/staff/${reviewer.staffId}/deactivate`, undefined],
    ] as const) {
      expect(await (await owner.send(method, path, body)).json()).toMatchObject({ needs: 'proof' });
      expect((await reviewer.send(method, path, body)).status).toBe(403);
    }
  });

  test('invites, and withdraws what was not used', async () => {
    const owner = await enterAsOwner();
    const invited = { name: 'Kabir', email: 'Kabir@staff.example', roles: ['sales'], languages: null };
    const { link } = await (await owner.send('POST', '/staff/invitations', invited)).json();
    expect(link).toMatch(/^http:\/\/localhost:3000\/desk\/invitation#[\w-]{43}$/);
    const { invitations } = await (await owner.get('/staff')).json();
    const [mine] = invitations.filter(({ email }: { email: string }) => email === 'kabir@staff.example');
    expect(mine).toMatchObject({ name: 'Kabir', invitedBy: 'Ira Menon', roles: ['sales'] });
    expect((await owner.send('DELETE', `/staff/invitations/${mine.id}`)).status).toBe(200);
    const token = link.split('#')[1];
    expect((await owner.send('POST', '/invitations/read', { token })).status).toBe(404);
  });

  test('deactivates a member whose invitations end with it, both of them and by them', async () => {
    const [owner, other] = [await enterAsOwner(), await enterAsOwner()];
    const { email = '' } = (await db().select().from(staff).where(eq(staff.id, other.staffId)))[0] ?? {};
    const invited = (address: string) => ({ name: 'Kabir', email: address, roles: ['sales'], languages: null });
    const links = [
      await (await owner.send('POST', '/staff/invitations', invited(email))).json(),
      await (await other.send('POST', '/staff/invitations', invited('friend@staff.example'))).json(),
    ];
    expect((await owner.send('POST', `/staff/${other.staffId}/deactivate`)).status).toBe(200);
    for (const { link } of links)
      expect((await owner.send('POST', '/invitations/accept', { token: link.split('#')[1] })).status).toBe(404);
  });

  test('takes the owner’s role away, and with it the invitations that were made by it, also at that moment', async () => {
    const [owner, other] = [await enterAsOwner(), await enterAsOwner()];
    const invite = (email: string) =>
      other.send('POST', '/staff/invitations', { name: 'Kabir', email, roles: ['owner'], languages: null });
    const links = [await (await invite('second-self@staff.example')).json()];
    const [demoted, ...meanwhile] = await Promise.all([
      owner.send('PUT', `/staff/${other.staffId}`, { roles: ['editor'], languages: null }),
      ...Array.from({ length: 5 }, (_, count) => invite(`self-${count}@staff.example`)),
    ]);
    expect(demoted?.status).toBe(200);
    for (const answer of meanwhile) if (answer.status === 200) links.push(await answer.json());
    for (const { link } of links)
      expect((await owner.send('POST', '/invitations/accept', { token: link.split('#')[1] })).status).toBe(404);
  });

  test('always remains: two who remove each other at once leave one', async () => {
    await db().delete(staffPasskeys);
    const [one, two] = [await enterAsOwner(), await enterAsOwner()];
    const statuses = (
      await Promise.all([
        one.send('POST', `/staff/${two.staffId}/deactivate`),
        two.send('PUT', `/staff/${one.staffId}`, { roles: ['editor'], languages: null }),
      ])
    ).map(({ status }) => status);
    // The other is refused, or finds that their session has ended.
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    const left = await db()
      .select()
      .from(staff)
      .where(sql`is_active and 'owner' = any(roles) and id in (select staff_id from staff_passkeys)`);
    expect(left).toHaveLength(1);
  });
});

test('a reviewer reads what was done to content, and an owner everything', async () => {
  const [owner, reviewer] = [await enterAsOwner(), await enterDesk(site, ['reviewer'])];
  const summary = 'Published a post';
  await db()
    .insert(auditLog)
    .values([
      { action: 'record.publish', subjectKind: 'blogs', subjectId: 7, summary, at: new Date('2026-01-31T19:00:00Z') },
      { action: 'recorder.play', summary: 'Played the recorder' },
    ]);
  const read = async (who: typeof owner, query: string) => (await who.get(`/audit?${query}`)).json();
  const own = await read(reviewer, '');
  expect(own.lines.map(({ action }: { action: string }) => action)).toEqual(['record.publish']);
  expect(own.actions).toEqual(['record.publish']);
  expect((await read(owner, 'action=recorder.play')).total).toBe(1);
  // In India, February has begun.
  expect((await read(owner, 'kind=blogs&from=2026-02-01&to=2026-02-01')).lines).toMatchObject([
    { summary, staff: null },
  ]);
  expect((await read(owner, 'kind=blogs&to=2026-01-31')).total).toBe(0);
  for (const query of ['page=0', 'from=0000-01-01', 'to=0000-12-31'])
    expect((await reviewer.get(`/audit?${query}`)).status).toBe(422);
});

test('members change their own name and language, and end their other sessions', async () => {
  const here = await enterDesk(site, ['sales']);
  const elsewhere = await enterDesk(site, ['sales'], { staffId: here.staffId });
  expect((await here.send('PUT', '/me', { name: 'Kabir Anand', language: 'hi' })).status).toBe(200);
  const [row] = await db().select().from(staff).where(eq(staff.id, here.staffId));
  expect(row).toMatchObject({ name: 'Kabir Anand', language: 'hi', roles: ['sales'] });
  expect((await here.send('DELETE', '/me/sessions')).status).toBe(200);
  expect([(await here.get('/me')).status, (await elsewhere.get('/me')).status]).toEqual([200, 401]);
});
