import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { db } from '#db/client.server.ts';
import { kycPasswords } from '#db/schema/kyc.ts';
import { withTestDatabase } from '#tests/with-test-database.ts';
import { isDemoPassword, openWithDemoPasswords, refuseDemoPasswords } from './demo-kyc-passwords.server.ts';
import { findKycSlot, isKycMark, setKycPassword } from './kyc-passwords.server.ts';

withTestDatabase();
beforeEach(() => db().delete(kycPasswords));
afterEach(() => void vi.unstubAllEnvs());

function serveAs(settings: Record<string, string>) {
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
}

test.each<Record<string, string>>([
  {},
  { PUBLIC_URL: 'http://localhost:3000' },
  { PUBLIC_URL: 'https://demo.localhost' },
  { HOST: '127.0.0.1', PUBLIC_URL: 'http://127.0.0.1:3000' },
  { HOST: '::1', PUBLIC_URL: 'http://[::1]:3000' },
])('the demo opens with its two passwords on this machine, %j', async (settings) => {
  serveAs(settings);
  await openWithDemoPasswords(db());
  expect(await findKycSlot('touchstone-demo')).toMatchObject({ slot: 1 });
  expect(await findKycSlot('gold-streak-demo')).toMatchObject({ slot: 2 });
  await expect(refuseDemoPasswords(db())).resolves.toBeUndefined();
});

test.each<Record<string, string>>([
  { PUBLIC_URL: 'https://kasauti.example' },
  { PUBLIC_URL: 'https://localhost.kasauti.example' },
  { HOST: '0.0.0.0' },
  { HOST: '::', PUBLIC_URL: 'http://localhost:3000' },
])('it never does on a public site, %j', async (settings) => {
  serveAs(settings);
  await openWithDemoPasswords(db());
  expect(await findKycSlot('gold-streak-demo')).toBeNull();
});

test('a public site does not start while one of them is stored', async () => {
  await openWithDemoPasswords(db());
  serveAs({ PUBLIC_URL: 'https://kasauti.example' });
  await expect(refuseDemoPasswords(db())).rejects.toThrow(
    'run npm run kyc-password -- 1 and npm run kyc-password -- 2, with --remove to close it',
  );
  await setKycPassword(1, null);
  await expect(refuseDemoPasswords(db())).rejects.toThrow('run npm run kyc-password -- 2, with --remove');
  await setKycPassword(2, 'second door 88');
  await expect(refuseDemoPasswords(db())).resolves.toBeUndefined();
});

test('nor does one of them open a public site that is running when it is stored', async () => {
  await openWithDemoPasswords(db());
  const opened = await findKycSlot('gold-streak-demo');
  serveAs({ PUBLIC_URL: 'https://kasauti.example' });
  expect(await findKycSlot('gold-streak-demo')).toBeNull();
  expect(await isKycMark(2, opened?.mark ?? '')).toBe(false);
});

test('a password that somebody has set stays as it is', async () => {
  await setKycPassword(1, 'brass lantern 7');
  await setKycPassword(2, null);
  await openWithDemoPasswords(db());
  expect(await findKycSlot('brass lantern 7')).toMatchObject({ slot: 1 });
  expect(await findKycSlot('gold-streak-demo')).toBeNull();
});

test('they are recognised before an operator sets them again', async () => {
  expect(await isDemoPassword('gold-streak-demo')).toBe(true);
  expect(await isDemoPassword('gold-streak-demo ')).toBe(false);
});
