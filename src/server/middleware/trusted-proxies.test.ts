import { afterEach, expect, test, vi } from 'vitest';
import { sql } from '#core/drizzle.ts';
import { forgetRefusals } from '#core/http/limit-caller.server.ts';
import { logger } from '#core/logger.server.ts';
import { db } from '#db/client.server.ts';
import * as step from '#tests/account-steps.ts';
import { multipart } from '#tests/lead-steps.ts';
import { withSite } from '#tests/server.ts';

const site = withSite();
afterEach(async () => {
  vi.unstubAllEnvs();
  await step.forgetLimits();
});

/** Without a captcha, three enquiries in ten minutes are accepted from one address. */
async function send(forwarded: string, peer = '192.0.2.1') {
  const form = { name: 'Asha', email: step.newAddress(), country_code: '+91', description: 'Which approval?' };
  const { body } = multipart(form);
  const headers = { 'x-forwarded-for': forwarded, 'x-real-ip': forwarded, forwarded: `for=${forwarded}` };
  return (await site.from(peer)('/api/sendnewsletter', { method: 'POST', body, headers })).status;
}

test('a caller who claims a different address for each request is still one caller, and the log warns of it once', async () => {
  const warn = vi.spyOn(logger, 'warn');
  const statuses = [];
  for (let place = 1; place <= 4; place += 1) statuses.push(await send(`203.0.113.${place}`));
  expect(statuses).toEqual([200, 200, 200, 429]);
  expect(warn.mock.calls.map(String)).toEqual([expect.stringContaining('TRUSTED_PROXIES')]);
});

test('behind our own proxies, the last address that is not one of theirs counts, and nothing before it', async () => {
  vi.stubEnv('TRUSTED_PROXIES', '192.0.2.1, 10.0.0.0/8, fd00::/8');
  const statuses = [];
  for (let place = 1; place <= 4; place += 1) statuses.push(await send(`198.51.100.${place}, 203.0.113.9, 10.0.0.7`));
  expect(statuses).toEqual([200, 200, 200, 429]);
  expect(await send('203.0.113.9:50123, fd00::7')).toBe(429);
  expect(await send('198.51.100.1, 203.0.113.10')).toBe(200);
});

test('a header from any other sender is ignored, and an entry that is not an address counts as the proxy that sent it', async () => {
  vi.stubEnv('TRUSTED_PROXIES', '192.0.2.1');
  const statuses = [];
  for (let place = 1; place <= 4; place += 1) statuses.push(await send(`203.0.113.${place}`, '192.0.2.2'));
  for (let place = 1; place <= 4; place += 1) statuses.push(await send(`203.0.113.9, place-${place}`));
  expect(statuses).toEqual([200, 200, 200, 429, 200, 200, 200, 429]);
});

test('a caller who was counted before the clock was set back is not refused until it has caught up', async () => {
  for (let place = 1; place <= 4; place += 1) await send('203.0.113.9');
  await db().execute(sql`update rate_counters set window_start = window_start + interval '1 day'`);
  forgetRefusals();
  expect([await send('203.0.113.9'), await send('203.0.113.9')]).toEqual([200, 200]);
});

test('RATE_LIMIT_SCALE multiplies the limits per address, but not the limits on guessing', async () => {
  vi.stubEnv('RATE_LIMIT_SCALE', '2');
  const statuses = [];
  for (let place = 1; place <= 7; place += 1) statuses.push(await send('203.0.113.1'));
  expect(statuses).toEqual([...Array(6).fill(200), 429]);
  const email = step.newAddress();
  await site.post('/api/client/register', step.registration(email));
  const right = await step.codeFor(email);
  const wrong = right === '000000' ? '000001' : '000000';
  const guess = async (otp: string) => (await site.post('/api/client/verify-register-otp', { email, otp })).status;
  for (let tries = 0; tries < 3; tries += 1) expect(await guess(wrong)).toBe(422);
  expect(await guess(right)).toBe(422);
  const address = step.newAddress();
  const log = () => site.post('/api/client/login', { email: address, password: 'not the right one' });
  for (let tries = 0; tries < 20; tries += 1) expect((await log()).status).toBe(422);
  expect((await log()).status).toBe(429);
});
