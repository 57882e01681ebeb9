import { describe, expect, test } from 'vitest';
import { eq, sql } from '#core/drizzle.ts';
import { db } from '#db/client.server.ts';
import { auditLog } from '#db/schema/audit.ts';
import { staff, staffSessions } from '#db/schema/staff.ts';
import { enterDesk } from '#tests/desk-steps.ts';
import { withSite } from '#tests/server.ts';

const site = withSite();

describe('whoever is signed in at the desk', () => {
  test('learns who they are and what they may be', async () => {
    const { staffId, get } = await enterDesk(site, ['editor', 'sales']);
    const answer = await get('/me');
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    expect(await answer.json()).toMatchObject({
      id: staffId,
      name: 'Ira Menon',
      roles: ['editor', 'sales'],
      languages: null,
      factor: 'passkey',
      factors: { passkeys: 0, totp: false, codesLeft: 0 },
      provenAt: expect.any(String),
    });
  });

  test('is told in their language why they are refused', async () => {
    const answer = await site.get('/api/desk/me', { headers: { 'accept-language': 'hi' } });
    expect((await answer.json()).message).toBe('डेस्क पर आपका सत्र समाप्त हो गया है। कृपया फिर से साइन इन करें।');
  });

  test('by an invitation learns that a second factor is missing', async () => {
    const { get } = await enterDesk(site, ['owner'], { factor: null });
    expect(await (await get('/me')).json()).toMatchObject({ factor: null, provenAt: null });
  });

  test('uses the session, and so does the list of staff know when', async () => {
    const { staffId, get } = await enterDesk(site, ['owner']);
    await age(staffId, { lastSeenAt: 20 });
    expect((await get('/me')).status).toBe(200);
    const [row] = await db()
      .select({ seen: sql<number>`extract(epoch from clock_timestamp() - ${staffSessions.lastSeenAt})::int` })
      .from(staffSessions)
      .where(eq(staffSessions.staffId, staffId));
    expect(row?.seen).toBeLessThan(60);
    const [person] = await db().select().from(staff).where(eq(staff.id, staffId));
    expect(person?.lastSeenAt).toBeInstanceOf(Date);
  });
});

/** Makes times of a session so many minutes older. */
async function age(staffId: number, times: { lastSeenAt?: number; expiresAt?: number }) {
  const older = Object.entries(times).map(([column, minutes]) => [
    column,
    sql`clock_timestamp() - make_interval(mins => ${minutes})`,
  ]);
  await db().update(staffSessions).set(Object.fromEntries(older)).where(eq(staffSessions.staffId, staffId));
}

test('signing out ends this session alone, and is in the audit log', async () => {
  const here = await enterDesk(site, ['sales']);
  const elsewhere = await enterDesk(site, ['sales'], { staffId: here.staffId });
  const answer = await here.send('POST', '/auth/sign-out');
  expect([answer.status, answer.headers.getSetCookie()]).toEqual([200, [expect.stringMatching(/^desk=;.*Max-Age=0/)]]);
  expect([(await here.get('/me')).status, (await elsewhere.get('/me')).status]).toEqual([401, 200]);
  const [line] = await db().select().from(auditLog).where(eq(auditLog.staffId, here.staffId));
  expect(line).toMatchObject({ action: 'staff.sign-out', subjectId: here.staffId, requestId: expect.any(String) });
});

describe('a session at the desk ends', () => {
  const endings: [string, (staffId: number) => Promise<unknown>][] = [
    ['after half an hour without a call', (id) => age(id, { lastSeenAt: 31 })],
    ['after twelve hours', (id) => age(id, { expiresAt: 0 })],
    [
      'when it is revoked',
      (id) => db().update(staffSessions).set({ revokedAt: new Date() }).where(eq(staffSessions.staffId, id)),
    ],
    ['with the account', (id) => db().update(staff).set({ isActive: false }).where(eq(staff.id, id))],
  ];
  test.each(endings)('%s', async (_when, end) => {
    const { staffId, get } = await enterDesk(site, ['owner']);
    expect((await get('/me')).status).toBe(200);
    await end(staffId);
    const answer = await get('/me');
    expect([answer.status, (await answer.json()).message]).toEqual([
      401,
      'Your session at the desk has ended. Please sign in again.',
    ]);
  });

  test.each(['', 'desk=', `desk=${'a'.repeat(43)}`, 'desk=\u0001', `session=${'a'.repeat(43)}`])(
    'and the cookie %j is none',
    async (cookie) => {
      expect((await site.get('/api/desk/me', { headers: { cookie } })).status).toBe(401);
    },
  );
});
