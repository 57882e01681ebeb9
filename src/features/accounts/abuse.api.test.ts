import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { checkPassword } from '#core/secrets/passwords.server.ts';
import { db } from '#db/client.server.ts';
import { oneTimePasswords } from '#db/schema/accounts.ts';
import * as step from '#tests/account-steps.ts';
import { createRequestedService, formPosts, leadsOf } from '#tests/lead-steps.ts';
import { withSite } from '#tests/server.ts';

const site = withSite();
beforeAll(createRequestedService);
beforeEach(step.forgetLimits);
afterEach(() => vi.unstubAllEnvs());

const failed = { message: expect.any(String), errors: { otp: [expect.any(String)] } };

/** A pending code for each purpose, and the call that accepts it. */
const purposes = [
  { verify: '/api/client/verify-register-otp', ask: (email: string) => formPosts.register(email) },
  { verify: '/api/client/verify-login-otp', ask: (email: string) => formPosts.login(email) },
  { verify: '/api/verify-otp', ask: (email: string) => formPosts.brochure(email) },
  { verify: '/api/schedule-verify-otp', ask: (email: string) => formPosts.schedule(email) },
];
const send = ({ path, body }: { path: string; body: unknown }) => site.post(path, body);

async function codeOf({ ask }: (typeof purposes)[number]) {
  const { email } = await step.registerClient(site);
  await step.forgetLimits();
  const address = ask === purposes[0]?.ask ? step.newAddress() : email;
  expect((await send(ask(address))).status).toBe(200);
  return { email: address, otp: await step.codeFor(address) };
}

describe('guessing', () => {
  test('3,000 codes, 500 at a time, get five comparisons, and the correct code among them comes too late', async () => {
    vi.stubEnv('RATE_LIMIT_SCALE', '1000');
    const email = step.newAddress();
    const post = site.openBrowser();
    await post('/api/client/register', step.registration(email));
    const right = await step.codeFor(email);
    const all = Array.from({ length: 3_001 }, (_, code) => String(code).padStart(6, '0'));
    const guesses = [...all.filter((code) => code !== right).slice(0, 3_000), right];
    const heard: Response[] = [];
    for (let at = 0; at < guesses.length; at += 500) {
      const guess = (otp: string) => post('/api/client/verify-register-otp', { email, otp });
      const answers = await Promise.all(guesses.slice(at, at + 500).map(guess));
      // A call that gets no connection within 2 s is told to try again, which is not a comparison either.
      heard.push(...answers.filter(({ status }) => status !== 503));
    }
    const bodies = new Set(await Promise.all(heard.map((answer) => answer.text())));
    expect(new Set(heard.map(({ status }) => status))).toEqual(new Set([422]));
    expect([...bodies].map((body) => JSON.parse(body))).toEqual([failed]);
    const codes = await db().select().from(oneTimePasswords);
    expect(codes.find((row) => row.email === email)).toMatchObject({ tries: 5, usedAt: null });
    expect((await post('/api/client/verify-register-otp', { email, otp: right })).status).toBe(422);
  });

  test('of 200 correct codes at once, one logs in', async () => {
    vi.stubEnv('RATE_LIMIT_SCALE', '10');
    const email = step.newAddress();
    await send(formPosts.register(email));
    const otp = await step.codeFor(email);
    const answers = await Promise.all(
      Array.from({ length: 200 }, () => site.post('/api/client/verify-register-otp', { email, otp })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(199);
  });

  test.each(purposes)('a code for $verify opens no other call, and no second time', async (purpose) => {
    const { email, otp } = await codeOf(purpose);
    for (const { verify } of purposes) {
      if (verify !== purpose.verify) expect((await site.post(verify, { email, otp })).status, verify).toBe(422);
    }
    expect((await site.post(purpose.verify, { email, otp })).status).toBe(200);
    expect((await site.post(purpose.verify, { email, otp })).status).toBe(422);
  });

  test.each(['', '12345', '1234567', '12345a', '१२३४५६', ' ', "' or 1=1", null, 123_456, ['123456'], { $ne: 1 }])(
    '%j is no code',
    async (otp) => {
      for (const { verify } of purposes) {
        const answer = await site.post(verify, { email: 'asha@lamps.example', otp });
        expect(answer.status).toBe(422);
        expect(Object.keys((await step.readJson(answer)).errors ?? {})).toEqual(['otp']);
      }
    },
  );
});

describe('mail bombing', () => {
  test('40 posts of four forms at once send one mail, to known and unknown addresses alike, and every request is stored', async () => {
    const { email: known } = await step.registerClient(site);
    await step.forgetLimits();
    const before = (await step.mailsTo(known)).length;
    for (const email of [known, step.newAddress()]) {
      const forms = [formPosts.register, formPosts.forgot, formPosts.brochure, formPosts.schedule];
      const posts = forms.flatMap((form) => Array.from({ length: 10 }, (_, index) => form(email, index)));
      const answers = await Promise.all(posts.map(send));
      const refused = answers.filter(({ status }) => status === 429);
      expect(refused.length).toBeGreaterThanOrEqual(38);
      for (const answer of refused) {
        expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
        expect(Object.keys((await step.readJson(answer)).errors ?? {})).toEqual(['email']);
      }
      const mails = await step.mailsTo(email);
      if (email === known) expect(mails).toHaveLength(before + 1);
      else expect(mails.length).toBeLessThanOrEqual(1);
      expect((await leadsOf(email)).filter(({ form }) => form === 'brochure')).toHaveLength(10);
    }
  });

  test('logins have their own mail allowance, and only the correct password uses it', async () => {
    const { email } = await step.registerClient(site);
    await step.forgetLimits();
    for (let round = 0; round < 3; round += 1) await send(formPosts.forgot(email));
    expect((await send(formPosts.login(email, 0, 'wrong-62-lantern'))).status).toBe(422);
    expect((await send(formPosts.login(email))).status).toBe(200);
    expect((await send(formPosts.login(email))).status).toBe(429);
  });
});

test('with two passwords being hashed and 64 waiting, the next login is told to try again, and then succeeds', async () => {
  const { email } = await step.registerClient(site);
  await step.forgetLimits();
  let isBusy = true;
  const keepBusy = async () => {
    while (isBusy) await checkPassword('another-62', null).catch(() => new Promise(setImmediate));
  };
  const others = Array.from({ length: 70 }, keepBusy);
  const answer = await send(formPosts.login(email));
  isBusy = false;
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '3']);
  expect((await step.readJson(answer)).message).toMatch(/^\P{Cc}{10,}$/u);
  await Promise.all(others);
  expect((await send(formPosts.login(email))).status).toBe(200);
});

test('a network that sends many logins at once waits for itself, and for nobody else', async () => {
  const { email } = await step.registerClient(site);
  await step.forgetLimits();
  const login = (from: ReturnType<typeof site.from>, address: string, password: string) =>
    from('/api/client/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: address, password }),
    });
  const flood = Array.from({ length: 60 }, () =>
    login(site.from('198.51.100.7'), step.newAddress(), 'wrong-62-lantern'),
  );
  const owner = await login(site.from('198.51.100.8'), email, step.goodPassword);
  const statuses = (await Promise.all(flood)).map(({ status }) => status);
  expect(owner.status).toBe(200);
  expect(new Set(statuses)).toEqual(new Set([422, 503]));
});
