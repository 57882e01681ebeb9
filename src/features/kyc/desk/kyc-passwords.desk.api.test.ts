import { setTimeout as sleep } from 'node:timers/promises';
import { beforeEach, expect, test } from 'vitest';
import { desc } from '#core/drizzle.ts';
import { db } from '#db/client.server.ts';
import { auditLog } from '#db/schema/audit.ts';
import { kycPasswords } from '#db/schema/kyc.ts';
import { enterDesk } from '#tests/desk-steps.ts';
import { withSite } from '#tests/server.ts';
import { findKycSlot, isKycMark, noteKycUse, setKycPassword } from '../kyc-passwords.server.ts';
import { unlockKyc } from '../unlock-kyc.server.ts';

const site = withSite();
const caller = { network: '192.0.2.7', wider: undefined };
const slots = async (desk: Awaited<ReturnType<typeof enterDesk>>) =>
  (await (await desk.get('/kyc-passwords')).json()).slots;

beforeEach(() => db().delete(kycPasswords));

test('an owner sets, sees the use of, replaces and closes a password, and nobody reads it', async () => {
  const owner = await enterDesk(site, ['owner']);
  expect(await slots(owner)).toEqual(
    [1, 2].map((slot) => ({ slot, state: 'closed', changedAt: null, lastUsedAt: null })),
  );
  expect((await owner.send('PUT', '/kyc-passwords/2', { password: 'brass lantern 7' })).status).toBe(200);
  expect(await slots(owner)).toMatchObject([{ state: 'closed' }, { state: 'set', lastUsedAt: null }]);
  const opened = await unlockKyc('brass lantern 7', caller, null);
  expect(opened.slot).toBe(2);
  expect((await slots(owner))[1].lastUsedAt).not.toBeNull();
  const answer = await (await owner.get('/kyc-passwords')).text();
  expect(answer).not.toMatch(/argon2|brass/);
  const [line] = await db().select().from(auditLog).orderBy(desc(auditLog.id)).limit(1);
  expect(line).toMatchObject({ action: 'kyc.password', summary: 'Set the KYC password 2', after: null });

  expect((await owner.send('PUT', '/kyc-passwords/2', { password: 'copper kettle 9' })).status).toBe(200);
  expect(await isKycMark(2, opened.mark)).toBe(false);
  expect((await slots(owner))[1].lastUsedAt).toBeNull();
  expect((await owner.send('DELETE', '/kyc-passwords/2')).status).toBe(200);
  expect(await slots(owner)).toMatchObject([{ state: 'closed' }, { state: 'closed' }]);
});

test('a password that is short, known, too long or hard to pass on is refused at its field', async () => {
  const owner = await enterDesk(site, ['owner']);
  for (const [password, why] of [
    ['', /Enter the new password/],
    ['12345678901', /at least 12/],
    ['touchstone-demo', /demo/],
    ['password1234', /easy to guess/],
    ['x'.repeat(129), /128 characters at most/],
    ['x'.repeat(201), /128 characters at most/],
    ['brass lantern 7 ', /Nobody could type/],
    ['brass\u200blantern 7', /Nobody could type/],
    ['brass\u202elantern 7', /Nobody could type/],
    ['brass\0lantern 7', /Nobody could type/],
    ['brass\ud800lantern 7', /Nobody could type/],
    [undefined, /Enter the new password/],
  ] as const) {
    const refused = await owner.send('PUT', '/kyc-passwords/1', { password });
    const { errors } = await refused.json();
    expect([password, refused.status, errors]).toEqual([password, 422, { password: [expect.stringMatching(why)] }]);
  }
  expect((await slots(owner))[0].state).toBe('closed');
});

test('both slots never have one password, so that either can be closed alone', async () => {
  const owner = await enterDesk(site, ['owner']);
  const set = (slot: number) => owner.send('PUT', `/kyc-passwords/${slot}`, { password: 'brass lantern 7' });
  expect((await set(1)).status).toBe(200);
  const refused = await set(2);
  expect([refused.status, (await refused.json()).errors.password]).toEqual([422, [expect.stringMatching(/other/)]]);
  // The same one again puts out whoever has come in with it.
  expect((await set(1)).status).toBe(200);
  expect(await slots(owner)).toMatchObject([{ state: 'set' }, { state: 'closed' }]);
});

test('a use does not look like a change, and is not noted of the password that has come meanwhile', async () => {
  const owner = await enterDesk(site, ['owner']);
  await setKycPassword(1, 'brass lantern 7');
  const [{ changedAt }] = await slots(owner);
  const opened = await unlockKyc('brass lantern 7', caller, null);
  expect(await slots(owner)).toMatchObject([{ changedAt, lastUsedAt: expect.any(String) }, {}]);
  await setKycPassword(1, 'copper kettle 9');
  await noteKycUse(opened);
  expect(await slots(owner)).toMatchObject([{ lastUsedAt: null }, {}]);
});

test('a slot that does not exist is no slot, and one of the demo is named as such', async () => {
  const owner = await enterDesk(site, ['owner']);
  for (const slot of ['0', '3', '1.5', 'x'])
    expect((await owner.send('PUT', `/kyc-passwords/${slot}`, { password: 'brass lantern 7' })).status).not.toBe(200);
  const { openWithDemoPasswords } = await import('../demo-kyc-passwords.server.ts');
  await openWithDemoPasswords(db());
  expect(await slots(owner)).toMatchObject([{ state: 'demo' }, { state: 'demo' }]);
  await setKycPassword(1, 'brass lantern 7');
  expect(await slots(owner)).toMatchObject([{ state: 'set' }, { state: 'demo' }]);
});

test('a flood of guesses keeps no owner from setting another password', async () => {
  const owner = await enterDesk(site, ['owner']);
  let isFlooding = true;
  const flood = Array.from({ length: 120 }, async () => {
    while (isFlooding) await findKycSlot('brass lantern 8').catch(() => sleep(1));
  });
  const set = await owner.send('PUT', '/kyc-passwords/1', { password: 'brass lantern 7' });
  isFlooding = false;
  expect(set.status).toBe(200);
  await Promise.all(flood);
});

test('a password set six times at once is each time in the log, and one of the six opens the page', async () => {
  const owner = await enterDesk(site, ['owner']);
  const words = Array.from({ length: 6 }, (_, at) => `brass lantern 7${at}`);
  const before = await db().$count(auditLog);
  const answers = await Promise.all(words.map((password) => owner.send('PUT', '/kyc-passwords/1', { password })));
  expect(answers.map(({ status }) => status)).toEqual(words.map(() => 200));
  expect(await db().$count(auditLog)).toBe(before + words.length);
  const opened = await Promise.all(words.map((password) => findKycSlot(password)));
  expect(opened.filter(Boolean)).toHaveLength(1);
});
