import { beforeEach, expect, test } from 'vitest';
import { desc } from '#core/drizzle.ts';
import { db } from '#db/client.server.ts';
import { auditLog } from '#db/schema/audit.ts';
import { kycPasswords } from '#db/schema/kyc.ts';
import { enterDesk } from '#tests/desk-steps.ts';
import { withSite } from '#tests/server.ts';
import { isKycMark, setKycPassword } from '../kyc-passwords.server.ts';
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

test.each(['', 'short', '12345678901', 'touchstone-demo', 'kasauti', 'password1234'])(
  'the password "%s" is refused at its field',
  async (password) => {
    const owner = await enterDesk(site, ['owner']);
    const refused = await owner.send('PUT', '/kyc-passwords/1', { password });
    expect([refused.status, Object.keys((await refused.json()).errors)]).toEqual([422, ['password']]);
    expect((await slots(owner))[0].state).toBe('closed');
  },
);

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
