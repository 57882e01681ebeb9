import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { eq, sql } from '#core/drizzle.ts';
import { Refusal } from '#core/http/refusal.ts';
import { db } from '#db/client.server.ts';
import { oneTimePasswords } from '#db/schema/accounts.ts';
import { outboxMails } from '#db/schema/mail.ts';
import { transaction } from '#db/transaction.server.ts';
import type { OtpPurpose } from '#features/accounts/accounts.schema.ts';
import * as step from '#tests/account-steps.ts';
import { withTestDatabase } from '#tests/with-test-database.ts';
import { issueOneTimePassword } from './one-time-passwords.server.ts';
import { checkOneTimePassword, redeemOneTimePassword } from './redeem-one-time-password.server.ts';

withTestDatabase();

const cookieHash = 'of the browser that asked';
const issue = (email: string, purpose: OtpPurpose = 'brochure') =>
  transaction(async (tx) => (await issueOneTimePassword(tx, { purpose, email, language: 'en', cookieHash })) === null);
/** Whether the code is right, without using it up. */
const check = async (
  email: string,
  otp: string,
  purpose: OtpPurpose = 'brochure',
  cookie: string | null = cookieHash,
) => (await checkOneTimePassword({ purpose, email, otp, cookieHash: cookie })).outcome;
/** Whether the code has an effect to be committed. */
const redeem = (email: string, otp: string, purpose: OtpPurpose = 'brochure') =>
  redeemOneTimePassword(
    { purpose, email, otp, cookieHash },
    () => new Refusal(422, 'refused'),
    async () => true,
  ).catch(() => false);

async function issued(purpose: OtpPurpose = 'brochure') {
  await step.forgetLimits();
  const email = step.newAddress();
  expect(await issue(email, purpose)).toBe(true);
  const code = await step.codeFor(email);
  return { email, code, wrong: code === '000000' ? '000001' : '000000' };
}

function count<Key extends string>(all: Key[]) {
  return Object.fromEntries([...new Set(all)].map((key) => [key, all.filter((other) => other === key).length]));
}

describe('one-time passwords', () => {
  test('a code has six digits and is stored only as a hash, and its mail expires with it', async () => {
    const { email, code } = await issued();
    expect(code).toMatch(/^\d{6}$/);
    const [row] = await db().select().from(oneTimePasswords).where(eq(oneTimePasswords.email, email));
    expect(row?.codeHash).toMatch(/^[\da-f]{64}$/);
    expect(JSON.stringify(row)).not.toContain(code);
    const [mail] = await step.mailsTo(email);
    expect(mail?.data).toEqual({ code, purpose: 'brochure', minutes: 10 });
    expect(Math.abs(Number(mail?.expiresAt) - Number(row?.expiresAt))).toBeLessThan(5_000);
  });

  test('lasts ten minutes by the clock of the database, in its mail too, when ours is a quarter of an hour slow', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 15 * 60_000 });
    onTestFinished(() => void vi.useRealTimers());
    const { email } = await issued();
    const { rows } = await db().execute<{ seconds: number }>(sql`
      select extract(epoch from expires_at - clock_timestamp())::float as seconds
      from outbox_mails where recipient = ${email}`);
    expect(rows.map(({ seconds }) => Math.round(seconds / 10))).toEqual([60]);
  });

  test('100 wrong guesses in parallel get five comparisons, and the correct code comes too late', async () => {
    const { email, code, wrong } = await issued();
    const outcomes = await Promise.all(Array.from({ length: 100 }, () => check(email, wrong)));
    expect(count(outcomes)).toEqual({ wrong: 5, locked: 95 });
    expect(await check(email, code)).toBe('locked');
  });

  test('of 100 correct codes in parallel, one is accepted', async () => {
    const { email, code } = await issued();
    const outcomes = await Promise.all(Array.from({ length: 100 }, () => redeem(email, code)));
    expect(outcomes.filter(Boolean)).toHaveLength(1);
  });

  test('a code works once', async () => {
    const { email, code } = await issued();
    expect(await redeem(email, code)).toBe(true);
    expect(await check(email, code)).toBe('expired');
    expect(await redeem(email, code)).toBe(false);
  });

  test('a code is bound to its purpose and its address', async () => {
    const { email, code } = await issued('schedule');
    const other = await issued('schedule');
    for (const purpose of ['register', 'login', 'brochure'] as const) {
      expect(await check(email, code, purpose)).not.toBe('right');
    }
    if (other.code !== code) expect(await check(other.email, code, 'schedule')).toBe('wrong');
    expect(await check(email, code, 'schedule')).toBe('right');
  });

  test('a hash that is moved to another purpose does not work there', async () => {
    const { email, code } = await issued('brochure');
    await db().update(oneTimePasswords).set({ purpose: 'login' }).where(eq(oneTimePasswords.email, email));
    expect(await check(email, code, 'login')).toBe('wrong');
  });

  test('a newer code invalidates the older one', async () => {
    const { email, code: older } = await issued();
    await step.forgetLimits();
    await issue(email);
    const newer = await step.codeFor(email);
    if (newer !== older) expect(await check(email, older)).toBe('wrong');
    expect(await check(email, newer)).toBe('right');
  });

  test('a code expires after ten minutes by the clock of the database', async () => {
    const { email, code } = await issued();
    const leftSeconds = sql<number>`extract(epoch from expires_at - clock_timestamp())::float`;
    const [row] = await db().select({ leftSeconds }).from(oneTimePasswords).where(eq(oneTimePasswords.email, email));
    expect(row?.leftSeconds).toBeGreaterThan(590);
    expect(row?.leftSeconds).toBeLessThanOrEqual(600);
    await db()
      .update(oneTimePasswords)
      .set({ expiresAt: sql`clock_timestamp() - interval '1 millisecond'` })
      .where(eq(oneTimePasswords.email, email));
    expect(await check(email, code)).toBe('expired');
  });

  test('after twenty wrong codes in a day, no code works for that purpose', async () => {
    const { email, wrong } = await issued();
    for (let codes = 0; codes < 4; codes += 1) {
      for (let tries = 0; tries < 5; tries += 1) expect(await check(email, wrong)).toBe('wrong');
      await db().execute(sql`delete from rate_counters where subject like 'mail:%'`);
      await issue(email);
    }
    expect(await check(email, await step.codeFor(email))).toBe('locked');
    await db().execute(
      sql`update rate_counters set window_start = clock_timestamp() - interval '25 hours' where subject like 'otp:%'`,
    );
    expect(await check(email, await step.codeFor(email))).toBe('right');
  });
});

describe('mails to one address', () => {
  const pass = (seconds: number) =>
    db().execute(sql`update rate_counters set window_start = window_start - make_interval(secs => ${seconds})`);

  test('one in 60 s, five in an hour and ten in a day, across all forms', async () => {
    await step.forgetLimits();
    const email = step.newAddress();
    expect(await issue(email, 'brochure')).toBe(true);
    expect(await issue(email, 'schedule')).toBe(false);
    for (let mails = 1; mails < 5; mails += 1) {
      await pass(60);
      expect(await issue(email, mails % 2 ? 'schedule' : 'register')).toBe(true);
    }
    await pass(60);
    expect(await issue(email)).toBe(false);
    await pass(3_600);
    for (let mails = 5; mails < 10; mails += 1) {
      expect(await issue(email)).toBe(true);
      await pass(60);
    }
    await pass(3_600);
    expect(await issue(email)).toBe(false);
    expect(await step.mailsTo(email)).toHaveLength(10);
    expect(await issue(email, 'login')).toBe(true);
  });

  test('50 requests at once send one mail', async () => {
    await step.forgetLimits();
    const email = step.newAddress();
    const outcomes = await Promise.all(Array.from({ length: 50 }, () => issue(email)));
    expect(outcomes.filter(Boolean)).toHaveLength(1);
    expect(await step.mailsTo(email)).toHaveLength(1);
  });

  test('are counted for the mailbox, however its address is spelled', async () => {
    await step.forgetLimits();
    const [name, host] = step.newAddress().split('@');
    expect(await issue(`${name}@${host}`)).toBe(true);
    for (const spelled of [`${name}+shop@${host}`, `${name}+a+b@${host}`, `vis.itor${name?.slice(7)}@${host}`])
      expect([spelled, await issue(spelled)]).toEqual([spelled, false]);
    expect(await issue(`x${name}@${host}`)).toBe(true);
  });

  test('a transaction that fails leaves no mail, no code and no count', async () => {
    await step.forgetLimits();
    const email = step.newAddress();
    const failing = transaction(async (tx) => {
      await issueOneTimePassword(tx, { purpose: 'brochure', email, language: 'en', cookieHash });
      throw new Error('the lead could not be stored');
    });
    await expect(failing).rejects.toThrow('the lead could not be stored');
    expect(await db().select().from(outboxMails).where(eq(outboxMails.recipient, email))).toEqual([]);
    expect(await issue(email)).toBe(true);
  });
});
