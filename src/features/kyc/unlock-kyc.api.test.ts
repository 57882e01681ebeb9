import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { eq } from '#core/drizzle.ts';
import { sign } from '#core/secrets/signed.server.ts';
import { db } from '#db/client.server.ts';
import { rateCounters } from '#db/schema/rate-counters.ts';
import * as step from '#tests/account-steps.ts';
import { office } from '#tests/lead-steps.ts';
import { withSite } from '#tests/server.ts';
import { setKycPassword } from './kyc-passwords.server.ts';

const site = withSite();
const password = 'brass lantern 7';

beforeEach(async () => {
  await step.forgetLimits();
  await setKycPassword(1, password);
});

const post = (address: string, path: string, sent: object, cookie = '') =>
  site.from(address)(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify(sent),
  });
const guess = (address: string, sent: string, cookie = '') => post(address, '/api/kyc', { password: sent }, cookie);

test('a subscriber cannot lock the page with many networks, and a known browser is never locked out by strangers', async () => {
  const statuses: number[] = [];
  for (let group = 1; group <= 25; group += 1) statuses.push((await guess(`2001:db8:9:${group}::1`, 'brass 8')).status);
  expect(statuses).toEqual([...Array(20).fill(422), ...Array(5).fill(429)]);
  expect((await guess('203.0.113.40', password)).status).toBe(200);

  await db().update(rateCounters).set({ count: 300 }).where(eq(rateCounters.subject, 'kyc/3600'));
  expect((await guess('203.0.113.40', password)).status).toBe(429);
  const device = `device=${sign('device', { id: randomUUID(), clients: [1] }, 60)}`;
  expect((await guess('203.0.113.40', password, device)).status).toBe(200);
});

test('the office is told once of fifty wrong passwords within an hour', async () => {
  const sieges = async () => (await step.mailsTo(office)).filter(({ template }) => template === 'kyc-siege').length;
  const before = await sieges();
  await db().insert(rateCounters).values({ subject: 'kyc siege/3600', count: 48, windowStart: new Date() });
  for (let count = 49; count <= 52; count += 1) {
    await guess(`198.51.100.${count}`, 'brass lantern 8');
    if (count === 49) expect(await sieges()).toBe(before);
  }
  expect(await sieges()).toBe(before + 1);
});

test('many guesses from many networks wait for one another, and no login waits for them', async () => {
  const { email } = await step.registerClient(site);
  await step.forgetLimits();
  const flood = Array.from({ length: 150 }, (_, index) => guess(`198.18.${index}.1`, 'brass lantern 8'));
  await Promise.race(flood);
  const login = await post('203.0.113.50', '/api/client/login', { email, password: step.goodPassword });
  expect(login.status).toBe(200);
  const statuses = new Set((await Promise.all(flood)).map(({ status }) => status));
  expect(statuses).toEqual(new Set([422, 503]));
  expect((await guess('203.0.113.51', password)).status).toBe(200);
});
