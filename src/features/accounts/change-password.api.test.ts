import { describe, expect, test } from 'vitest';
import { sql } from '#core/drizzle.ts';
import { hashPassword } from '#core/secrets/passwords.server.ts';
import { db, type Transaction } from '#db/client.server.ts';
import { transaction } from '#db/transaction.server.ts';
import * as step from '#tests/account-steps.ts';
import { withSite } from '#tests/server.ts';
import { setPassword } from './passwords/set-password.server.ts';

const site = withSite();
const change = (token: string, from: string, to: string) => step.changePassword(site, token, from, to);

describe('a change of the password', () => {
  const next = 'paper-boat-91-harbour';
  /** Lets the other statements wait for the row of this client until `meanwhile` is done. */
  const whileLocked = async (
    email: string,
    act: () => Promise<Response>,
    meanwhile: (tx: Transaction) => Promise<unknown>,
  ) => {
    const answering = await transaction(async (tx) => {
      await tx.execute(sql`select 1 from clients where email = ${email} for update`);
      const started = act();
      await expect.poll(() => waitingForLocks(), { timeout: 15_000 }).toBe(1);
      await meanwhile(tx);
      return { started };
    });
    return answering.started;
  };

  test('does not undo a reset that happens while it is checked', async () => {
    const { email, token } = await step.registerClient(site);
    const changed = await whileLocked(
      email,
      () => change(token, step.goodPassword, 'intruder-62-lantern'),
      async (tx) => setPassword(tx, await step.clientOf(email), await hashPassword(next), { language: 'en' }),
    );
    expect(changed.status).toBe(422);
    expect((await step.logIn(site, email, next)).status).toBe(200);
  });

  test('is refused when its session is ended at the same moment', async () => {
    const { email, token } = await step.registerClient(site);
    const changed = await whileLocked(
      email,
      () => change(token, step.goodPassword, 'intruder-62-lantern'),
      (tx) =>
        tx.execute(
          sql`update sessions set revoked_at = now() where client_id = (select id from clients where email = ${email})`,
        ),
    );
    expect(changed.status).toBe(401);
    expect((await step.logIn(site, email)).status).toBe(200);
  });

  test('and a reset at the same moment do not wait for each other', async () => {
    const { email, token } = await step.registerClient(site);
    await step.forgetLimits();
    await site.post('/api/client/forgot-password', { email });
    const link = String((await step.mailsTo(email))[0]?.data.link)
      .split('/')
      .at(-1);
    let resetting: Promise<Response> | undefined;
    const changed = await whileLocked(
      email,
      () => change(token, step.goodPassword, next),
      async () => {
        const passwords = { password: 'other-boat-91-harbour', password_confirmation: 'other-boat-91-harbour' };
        resetting = site.post('/api/password-reset', { token: link, email, ...passwords });
        await expect.poll(() => waitingForLocks(), { timeout: 15_000 }).toBe(2);
      },
    );
    expect([changed.status, (await resetting)?.status]).toEqual([200, 422]);
    expect((await step.logIn(site, email, next)).status).toBe(200);
  });
});

async function waitingForLocks(): Promise<number> {
  const { rows } = await db().execute<{ n: number }>(
    sql`select count(*)::int as n from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
  );
  return rows[0]?.n ?? 0;
}
