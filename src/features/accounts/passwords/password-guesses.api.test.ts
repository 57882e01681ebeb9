import { beforeEach, expect, test } from 'vitest';
import { eq, sql } from '#core/drizzle.ts';
import { hashPassword } from '#core/secrets/passwords.server.ts';
import { db } from '#db/client.server.ts';
import { clients, sessions } from '#db/schema/accounts.ts';
import { transaction } from '#db/transaction.server.ts';
import * as step from '#tests/account-steps.ts';
import { withSite } from '#tests/server.ts';
import { setPassword } from './set-password.server.ts';

const site = withSite();
beforeEach(step.forgetLimits);

const headers = { 'content-type': 'application/json' };
let places = 0;
/** Each guess comes from a different network, as from a botnet. */
const guess = (email: string, password = 'wrong-62-lantern') => {
  places += 1;
  const body = JSON.stringify({ email, password });
  return site.from(`10.${places >> 8}.${places & 255}.1`)('/api/client/login', { method: 'POST', headers, body });
};
const wait = (email: string, seconds: number) =>
  db().execute(sql`update rate_counters set window_start = window_start - make_interval(secs => ${seconds})
    where subject = ${`password:${email}`}`);

const setCount = (email: string, count: number) =>
  db().execute(sql`update rate_counters set count = ${count}, window_start = clock_timestamp()
    where subject = ${`password:${email}`}`);

/** A client who has logged in with this browser. */
async function clientWithBrowser() {
  const post = site.openBrowser();
  const email = step.newAddress();
  await post('/api/client/register', step.registration(email));
  await post('/api/client/verify-register-otp', { email, otp: await step.codeFor(email) });
  await step.forgetLimits();
  return { email, post };
}

test('after fifty wrong passwords from anywhere, further guesses wait longer and longer, but not on the owner’s devices', async () => {
  const { email, post } = await clientWithBrowser();
  for (const address of [email, step.newAddress()]) {
    const statuses = await Promise.all(Array.from({ length: 60 }, () => guess(address).then(({ status }) => status)));
    // On a slow machine a second may have passed by now, and with it the first wait.
    expect([50, 51]).toContain(statuses.filter((status) => status === 422).length);
    await setCount(address, 50);
    const waits = [];
    for (let round = 0; round < 12; round += 1) {
      const refused = await guess(address);
      expect(refused.status).toBe(429);
      waits.push(Number(refused.headers.get('retry-after')));
      await wait(address, waits.at(-1) ?? 0);
      expect((await guess(address)).status).toBe(422);
    }
    const whole = [1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900];
    // On a slow machine part of a wait has passed when the answer says how long it is.
    for (const [round, seconds] of whole.entries()) {
      expect(waits[round]).toBeLessThanOrEqual(seconds);
      expect(waits[round]).toBeGreaterThan(seconds / 2);
    }
  }
  expect((await guess(email, step.goodPassword)).status).toBe(429);
  // The clock was set back a day, for which nobody has to wait.
  await wait(email, -86_400);
  expect((await guess(email)).status).toBe(422);
  expect((await guess(email, step.goodPassword)).status).toBe(429);
  expect((await post('/api/client/login', { email, password: step.goodPassword })).status).toBe(200);
});

test('a reset link opens the account again, even for a browser that was not known', async () => {
  const { email } = await clientWithBrowser();
  for (let round = 0; round < 51; round += 1) await guess(email);
  const post = site.openBrowser();
  expect((await post('/api/client/login', { email, password: step.goodPassword })).status).toBe(429);
  await post('/api/client/forgot-password', { email });
  const link = String((await step.mailsTo(email))[0]?.data.link);
  const password = 'paper-boat-91-harbour';
  const reset = { token: link.split('/').at(-1), email, password, password_confirmation: password };
  expect((await post('/api/password-reset', reset)).status).toBe(200);
  for (let round = 0; round < 51; round += 1) await guess(email);
  expect((await post('/api/client/login', { email, password })).status).toBe(200);
});

test('a forged device cookie does not make a device known', async () => {
  const { email } = await clientWithBrowser();
  for (let round = 0; round < 51; round += 1) await guess(email);
  const cookie = `device=${Buffer.from('{"until":9999999999,"value":{}}').toString('base64url')}.x`;
  const answer = await site.post('/api/client/login', { email, password: step.goodPassword }, { cookie });
  expect(answer.status).toBe(429);
});

test('if a login and a reset happen at the same moment, the reset has the last word', async () => {
  const { email, post } = await clientWithBrowser();
  await post('/api/client/login', { email, password: step.goodPassword });
  const otp = await step.codeFor(email);
  const passwordHash = await hashPassword('paper-boat-91-harbour');
  let verified: Promise<Response> | undefined;
  await transaction(async (tx) => {
    const [client] = await tx.select().from(clients).where(eq(clients.email, email)).for('update');
    verified = post('/api/client/verify-login-otp', { email, otp });
    await new Promise((resolve) => setTimeout(resolve, 300));
    if (client) await setPassword(tx, client, passwordHash, { language: 'en' });
  });
  expect((await verified)?.status).toBe(422);
  const [client] = await db().select().from(clients).where(eq(clients.email, email));
  const open = await db()
    .select()
    .from(sessions)
    .where(eq(sessions.clientId, client?.id ?? 0));
  expect(open.filter(({ revokedAt }) => revokedAt === null)).toEqual([]);
});
