import { beforeEach, describe, expect, test } from 'vitest';
import { eq, sql } from '#core/drizzle.ts';
import { db } from '#db/client.server.ts';
import { staff, staffInvitations, staffTotp } from '#db/schema/staff.ts';
import { transaction } from '#db/transaction.server.ts';
import { forgetLimits } from '#tests/account-steps.ts';
import { codeOf, invite, joinWithPassword, openDesk, staffPassword } from '#tests/desk-visitor.ts';
import { withSite } from '#tests/server.ts';

const site = withSite();
beforeEach(forgetLimits);

let people = 0;
const newEmail = () => `farah-${++people}@staff.example`;
const signIn = (email: string, code: string, password = staffPassword) =>
  openDesk(site).send('POST', '/auth/password', { email, password, code });

describe('an invitation', () => {
  test('says whom it is for, works once, and lets its owner add a way to sign in and nothing else', async () => {
    const email = newEmail();
    const token = await invite(email, ['owner']);
    const desk = openDesk(site);
    expect(await desk.ask('POST', '/invitations/read', { token })).toMatchObject({ email, roles: ['owner'] });
    expect((await desk.send('POST', '/invitations/accept', { token })).status).toBe(200);
    expect(await desk.ask('GET', '/me')).toMatchObject({ email, factor: null });
    expect(await desk.ask('GET', '/staff')).toMatchObject({ needs: 'second-factor' });
    for (const path of ['/invitations/read', '/invitations/accept'])
      expect((await openDesk(site).send('POST', path, { token })).status).toBe(404);
  });

  test('is stored as a hash, expires after half an hour, and ends with the next one', async () => {
    const email = newEmail();
    const [first, second] = [await invite(email), await invite(email)];
    expect((await openDesk(site).send('POST', '/invitations/read', { token: first })).status).toBe(404);
    expect(JSON.stringify(await db().select().from(staffInvitations))).not.toContain(second);
    await db()
      .update(staffInvitations)
      .set({ expiresAt: sql`clock_timestamp()` })
      .where(eq(staffInvitations.email, email));
    expect((await openDesk(site).send('POST', '/invitations/accept', { token: second })).status).toBe(404);
  });

  test('accepted by twenty at once lets one in', async () => {
    const token = await invite(newEmail());
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => openDesk(site).send('POST', '/invitations/accept', { token })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test('of a member takes away all former ways and sessions', async () => {
    const email = newEmail();
    const { desk, secret } = await joinWithPassword(site, email);
    await openDesk(site).send('POST', '/invitations/accept', { token: await invite(email) });
    expect((await desk.get('/me')).status).toBe(401);
    expect((await signIn(email, codeOf(secret))).status).toBe(422);
  });
});

describe('a password', () => {
  test('has fifteen characters, and is not easy to guess', async () => {
    const desk = openDesk(site);
    await desk.send('POST', '/invitations/accept', { token: await invite(newEmail()) });
    for (const password of ['kettle-mango-1', 'passwordpassword', 'farah siddiqui 2026']) {
      const answer = await desk.send('PUT', '/me/password', { password, password_confirmation: password });
      expect([password, answer.status]).toEqual([password, 422]);
    }
  });

  test('opens the desk together with a code, each of which works once', async () => {
    const email = newEmail();
    const { desk, secret, status } = await joinWithPassword(site, email);
    expect([status, (await desk.ask('GET', '/me')).factor]).toEqual([200, 'totp']);
    const code = codeOf(secret);
    expect((await signIn(email, code)).status).toBe(200);
    expect((await signIn(email, code)).status).toBe(422);
    // Earlier than the last one that was used.
    expect((await signIn(email, codeOf(secret, -1))).status).toBe(422);
    const later = codeOf(secret, 1);
    const race = await Promise.all(Array.from({ length: 8 }, () => signIn(email.toUpperCase(), later)));
    expect(race.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test('alone opens nothing, and no answer tells which part was wrong', async () => {
    const email = newEmail();
    const { secret } = await joinWithPassword(site, email);
    const wrong = await signIn(email, '000000');
    const answers = await Promise.all([
      wrong.json(),
      (await signIn(email, codeOf(secret), 'kettle-mango-tram-63')).json(),
      (await signIn(newEmail(), '123456')).json(),
    ]);
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    const [row] = await db()
      .select()
      .from(staffTotp)
      .where(eq(staffTotp.staffId, await idOf(email)));
    expect(row?.secret).not.toContain(secret);
  });

  test('and code are guessed ten times in a quarter of an hour, however many try at once', async () => {
    const email = newEmail();
    const { secret } = await joinWithPassword(site, email);
    const guesses = await Promise.all(Array.from({ length: 12 }, () => signIn(email, '000000')));
    const statuses = guesses.map(({ status }) => status);
    expect(statuses.filter((status) => status === 422).length).toBeLessThanOrEqual(10);
    expect((await signIn(email, codeOf(secret))).status).toBe(429);
    await forgetLimits();
    expect((await signIn(email, codeOf(secret))).status).toBe(200);
  });

  test('are guessed by a stranger without keeping the member out of a browser that they have used', async () => {
    const email = newEmail();
    const { desk, secret } = await joinWithPassword(site, email);
    const own = { email, password: staffPassword };
    expect((await desk.send('POST', '/auth/password', { ...own, code: codeOf(secret) })).status).toBe(200);
    for (let guess = 0; guess < 11; guess += 1) await signIn(email, '000000', 'kettle-mango-tram-63');
    expect((await signIn(email, codeOf(secret, 1))).status).toBe(429);
    expect((await desk.send('POST', '/auth/password', { ...own, code: codeOf(secret, 1) })).status).toBe(200);
  });

  test('that is taken away while somebody signs in with it opens nothing', async () => {
    const email = newEmail();
    const { secret } = await joinWithPassword(site, email);
    const answer = await transaction(async (tx) => {
      await tx.update(staff).set({ passwordHash: null }).where(eq(staff.email, email));
      const entering = signIn(email, codeOf(secret));
      const isWaiting = sql`select from pg_locks l join pg_stat_activity a using (pid) where not granted and datname = current_database()`;
      await expect.poll(async () => (await tx.execute(isWaiting)).rowCount).toBeGreaterThan(0);
      return { entering };
    });
    expect((await answer.entering).status).toBe(401);
  });

  test('with a recovery code opens it once for each', async () => {
    const email = newEmail();
    const { desk } = await joinWithPassword(site, email);
    const { codes } = await desk.ask('POST', '/me/recovery-codes');
    expect(codes).toHaveLength(10);
    expect(codes[0]).toMatch(/^([a-km-np-z2-9]{4}-){5}[a-km-np-z2-9]{4}$/);
    const entries = await Promise.all(Array.from({ length: 6 }, () => signIn(email, codes[2])));
    expect(entries.filter(({ status }) => status === 200)).toHaveLength(1);
    await forgetLimits();
    expect((await signIn(email, codes[0].toUpperCase().replaceAll('-', ' '))).status).toBe(200);
    expect((await signIn(email, codes[0])).status).toBe(422);
    await desk.send('POST', '/me/recovery-codes');
    expect((await signIn(email, codes[1])).status).toBe(422);
  });
});

async function idOf(email: string): Promise<number> {
  const [row] = await db().select({ id: staff.id }).from(staff).where(eq(staff.email, email));
  return row?.id ?? 0;
}
