import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { CallShape } from '#core/http/call.ts';
import { logger } from '#core/logger.server.ts';
import { features } from '#server/features.ts';
import * as step from '#tests/account-steps.ts';
import { withSite } from '#tests/server.ts';

const site = withSite();
beforeEach(step.forgetLimits);
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** A call with a JSON body by the caller of such requests. */
const postBy =
  (get: typeof site.get): typeof site.post =>
  (path, body, headers = {}) =>
    get(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });

/** The lines of the security log, as they are written. */
function listen() {
  const lines: Record<string, unknown>[] = [];
  vi.spyOn(logger, 'info').mockImplementation((line: unknown) => {
    if (typeof line === 'object' && line && 'kind' in line) lines.push({ ...line });
  });
  return lines;
}

test('a registration, wrong and right passwords and codes, and the end of a session each leave a line', async () => {
  // Of a caller of its own: the log has twenty lines of a kind for each, and many tests register clients.
  const get = site.from('203.0.113.72');
  const own = { ...site, get, post: postBy(get) };
  const lines = listen();
  const { email, token } = await step.registerClient(own);
  await step.forgetLimits();
  await own.post('/api/client/login', { email, password: 'wrong-62-lantern' });
  await own.post('/api/client/login', { email, password: step.goodPassword });
  const otp = await step.codeFor(email);
  await own.post('/api/client/verify-login-otp', { email, otp: step.wrongFor(otp) });
  await own.post('/api/client/verify-login-otp', { email, otp });
  await own.post('/api/client/change-password', { current_password: 'x', new_password: 'y' }, step.bearer(token));
  await own.post('/api/client/logout', {}, step.bearer(token));
  await own.get('/api/client/profile', { headers: step.bearer(token) });
  expect(lines.map(({ event, outcome, status, reason }) => [event, outcome, status, reason])).toEqual([
    ['request a registration', 'done', 200, undefined],
    ['register', 'done', 200, undefined],
    ['enter a password', 'refused', 422, 'wrong password'],
    ['enter a password', 'done', 200, undefined],
    ['log in', 'refused', 422, 'wrong code'],
    ['log in', 'done', 200, undefined],
    ['log out', 'done', 200, undefined],
    ['GET /client/profile', 'refused', 401, undefined],
  ]);
  const clientIds = lines.map(({ clientId }) => clientId);
  expect(clientIds[2]).toBe(clientIds[1]);
  expect(clientIds[1]).toEqual(expect.any(Number));
  expect([clientIds[5], clientIds[6]]).toEqual([clientIds[1], clientIds[1]]);
  expect(JSON.stringify(lines)).not.toMatch(/lamps\.example|Raghunathan|98450|lantern|"network"/);
  expect(JSON.stringify(lines)).not.toContain(otp);
  expect(JSON.stringify(lines)).not.toContain(token);
});

test('a flood of refusals is told in twenty lines a minute, with a pseudonym of its caller', async () => {
  const lines = listen();
  // The pseudonym of a caller is another one every day, and this test sets the clock back by an hour.
  const noon = new Date().setUTCHours(12);
  vi.useFakeTimers({ toFake: ['Date'], now: noon });
  const refused = (from: string) => site.from(from)('/api/client/profile');
  for (let round = 0; round < 100; round += 1) await refused('203.0.113.7');
  await refused('203.0.113.8');
  expect(lines).toHaveLength(21);
  const callers = lines.map(({ caller }) => caller);
  expect(new Set(callers).size).toBe(2);
  expect(JSON.stringify(lines)).not.toContain('203.0.113');
  vi.setSystemTime(noon - 3_600_000);
  const elapsed = performance.now();
  vi.spyOn(performance, 'now').mockImplementation(() => elapsed + 61_000);
  await refused('203.0.113.7');
  vi.useRealTimers();
  vi.mocked(performance.now).mockRestore();
  expect(lines.at(-1)).toMatchObject({ status: 401, leftOut: 80 });
});

test('callers who are turned away at a door leave a line, too', async () => {
  const lines = listen();
  const other = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
  await site.from('203.0.113.70')('/api/desk/auth/sign-out', { method: 'POST', headers: other });
  vi.stubEnv('RATE_LIMIT_SCALE', '0.0001');
  const flood = site.from('203.0.113.71');
  while ((await flood('/api/captcha')).status !== 429);
  vi.unstubAllEnvs();
  expect(lines).toMatchObject([
    { event: 'any call of /api/desk', status: 403, reason: 'not sent from a page of the desk' },
    { event: 'any call of /api', status: 429 },
  ]);
});

test('every call that opens a private file leaves a line, and every act of whoever has a link', () => {
  const tables = features.flatMap(({ api = [], desk = [] }) => [...api, ...desk]);
  const calls = tables.flatMap((table) => Object.entries<CallShape>(table));
  const watched = calls.filter(([name, { answer, who, secret, neverStored }]) =>
    answer === 'file' ? who || secret || neverStored : secret && !name.startsWith('GET '),
  );
  expect(watched.length).toBeGreaterThan(8);
  expect(watched.filter(([, { securityEvent }]) => !securityEvent).map(([name]) => name)).toEqual([]);
});

test('forged links, opened documents and floods of pages leave a line, with ids that no caller chooses', async () => {
  const lines = listen();
  const forged = { headers: { 'x-request-id': 'chosen-by-the-caller' } };
  await site.get('/api/lead-files/forged', forged);
  await site.get('/api/kyc/files/1');
  const flood = site.from('203.0.113.77');
  vi.stubEnv('RATE_LIMIT_SCALE', '0.0001');
  // A slow machine renders few of them before the limit's window ends.
  let page = 0;
  do page += 1;
  while ((await flood(`/products/none-${page}`)).status !== 429);
  vi.unstubAllEnvs();
  expect(lines.slice(0, 2)).toMatchObject([
    { event: "open a visitor's file", status: 404, reason: 'no such link' },
    { event: 'open a KYC document', status: 403 },
  ]);
  expect(lines.at(-1)).toMatchObject({ event: 'request pages', status: 429 });
  expect(lines.map(({ id }) => id)).not.toContain('chosen-by-the-caller');
});
