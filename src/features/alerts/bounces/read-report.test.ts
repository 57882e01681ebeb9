import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { readReport } from './read-report.server.ts';
import { findReturnPath, returnPathOf } from './return-path.server.ts';

beforeAll(() => void vi.stubEnv('BOUNCE_ADDRESS', 'b@bounces.kasauti.example'));
afterAll(() => void vi.unstubAllEnvs());

const sample = async (name: string, returnPath: string) =>
  Buffer.from((await readFile(`tests/bounces/${name}.eml`, 'utf8')).replaceAll('{return-path}', returnPath));

test.each<[string, object]>([
  ['postfix-unknown-user', { kind: 'hard', status: '5.1.1' }],
  ['exim-code-in-diagnostics', { kind: 'hard', status: '5.1.1' }],
  ['exchange-not-found', { kind: 'hard', status: '5.1.10' }],
  ['no-such-domain-international', { kind: 'hard', status: '5.1.2' }],
  ['refused-by-recipient', { kind: 'hard', status: '5.7.1' }],
  ['our-server-is-on-a-list', { kind: 'soft', status: '5.7.1' }],
  ['mailbox-full', { kind: 'soft', status: '5.2.2' }],
  ['gave-up-after-days', { kind: 'soft', status: '4.4.7' }],
  ['complaint', { kind: 'complaint' }],
  ['leaves-by-mail', { kind: 'unsubscribe' }],
  ...['delayed', 'not-spam', 'away', 'qmail-in-prose'].map((name): [string, object] => [name, { kind: 'nothing' }]),
])('%s is %j, and nothing at all with a return path that is not ours', async (name, said) => {
  const messageId = randomUUID();
  const path = returnPathOf(messageId) ?? '';
  expect(path.split('@')[0]?.length).toBeLessThanOrEqual(64);
  expect(await readReport(await sample(name, path))).toMatchObject({ ...said, messageId });
  expect(await readReport(await sample(name, path.toUpperCase()))).toMatchObject(said);
  const other = returnPathOf(randomUUID()) ?? '';
  const forged = path.replace(/\..{16}@/, other.match(/\..{16}@/)?.[0] ?? '');
  expect(await readReport(await sample(name, forged))).toBeNull();
  expect(findReturnPath(forged)).toBeNull();
});

test('all samples are read, and hostile ones cost little', async () => {
  expect(await readdir('tests/bounces')).toHaveLength(14);
  const path = returnPathOf(randomUUID()) ?? '';
  const nested = 'Content-Type: multipart/report; boundary=a\r\n\r\n--a\r\n'.repeat(5_000);
  const start = performance.now();
  for (const text of [
    '',
    '\0'.repeat(999),
    nested,
    `${nested}${path}`,
    `To: ${path}\r\n${'a: b\r\n'.repeat(50_000)}`,
  ]) {
    const report = await readReport(Buffer.from(text));
    expect(report === null || report.kind === 'nothing').toBe(true);
  }
  expect(performance.now() - start).toBeLessThan(5_000);
});
