import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { mostReadBytes, readReport } from './read-report.server.ts';
import { findReturnPath, returnPathOf } from './return-path.server.ts';

beforeAll(() => void vi.stubEnv('BOUNCE_ADDRESS', 'b@bounces.kasauti.example'));
afterAll(() => void vi.unstubAllEnvs());

const sample = async (name: string, returnPath: string) =>
  Buffer.from((await readFile(`tests/bounces/${name}.eml`, 'utf8')).replaceAll('{return-path}', returnPath));

/** What each mail of the corpus means. */
const corpus: [name: string, said: object][] = [
  ['postfix-unknown-user', { kind: 'hard', status: '5.1.1' }],
  ['sendmail-user-unknown', { kind: 'hard', status: '5.1.1' }],
  ['gmail-not-found-in-german', { kind: 'hard', status: '5.1.1' }],
  ['exim-code-in-diagnostics', { kind: 'hard', status: '5.1.1' }],
  ['exchange-not-found', { kind: 'hard', status: '5.1.10' }],
  ['exchange-status-in-base64', { kind: 'hard', status: '5.1.1' }],
  ['office365-no-such-recipient-in-french', { kind: 'hard', status: '5.1.10' }],
  ['ses-suppressed', { kind: 'hard', status: '5.1.1' }],
  ['moved-away', { kind: 'hard', status: '5.1.6' }],
  ['no-such-domain-international', { kind: 'hard', status: '5.1.2' }],
  ['refused-by-recipient', { kind: 'hard', status: '5.7.1' }],
  ['wrapped-by-a-gateway', { kind: 'hard', status: '5.1.1' }],
  ['forged-path-before-the-true-one', { kind: 'hard', status: '5.1.1' }],
  ['our-server-is-on-a-list', { kind: 'soft', status: '5.7.1' }],
  ['gmail-unauthenticated', { kind: 'soft', status: '5.7.26' }],
  ['office365-recipient-access-denied', { kind: 'soft', status: '5.4.1' }],
  ['mailbox-full', { kind: 'soft', status: '5.2.2' }],
  ['mailbox-full-international', { kind: 'soft', status: '5.2.2' }],
  ['zimbra-over-quota', { kind: 'soft', status: '5.2.2' }],
  ['mailgun-previously-bounced', { kind: 'soft', status: '5.0.0' }],
  ['gave-up-after-days', { kind: 'soft', status: '4.4.7' }],
  ['complaint', { kind: 'complaint', status: null }],
  ['yahoo-complaint', { kind: 'complaint', status: null }],
  ['leaves-by-mail', { kind: 'unsubscribe' }],
  ['gmail-leaves-by-mail', { kind: 'unsubscribe' }],
  ...[
    ...['delayed', 'sendmail-delayed-by-greylist', 'delay-that-quotes-a-refusal', 'one-of-two-behind-the-address'],
    ...['not-spam', 'dmarc-failure', 'read-receipt', 'challenge'],
    ...['away', 'away-in-german', 'away-in-japanese', 'automatic-answer-named-unsubscribe'],
    ...['qmail-in-prose', 'exim-in-prose', 'wrong-boundary'],
  ].map((name): [string, object] => [name, { kind: 'nothing' }]),
];

test.each(corpus)('%s is %j, and nothing at all with a return path that is not ours', async (name, said) => {
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
  expect((await readdir('tests/bounces')).sort()).toEqual(corpus.map(([name]) => `${name}.eml`).sort());
  expect(corpus).toHaveLength(40);
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

test.each([
  ['quotes a long mail behind its own parts', 'tail', 'hard'],
  ['has a long text before them', 'head', 'nothing'],
])('a report of 20 MB that %s is read as far as its beginning goes', async (_, where, kind) => {
  const messageId = randomUUID();
  const text = String(await sample('postfix-unknown-user', returnPathOf(messageId) ?? ''));
  const filler = 'A line of a mail that somebody has sent back as a whole.\r\n'.repeat(350_000);
  const place = where === 'tail' ? 'It has been amended.' : 'This is the mail system at host mx.lamps.example.';
  const bytes = Buffer.from(text.replace(place, `$&\n${filler}`));
  expect(bytes.length).toBeGreaterThan(70 * mostReadBytes);
  const start = performance.now();
  expect(await readReport(bytes)).toMatchObject({ kind, messageId });
  expect(performance.now() - start).toBeLessThan(2_000);
});
