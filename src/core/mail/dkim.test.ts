import { createHash, createVerify, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { readEnv } from '#core/env.ts';
import { makeFolder } from '#tests/faults/run-server.ts';
import { startMailServer } from '#tests/mail-server.ts';
import { readDkim } from './dkim.server.ts';
import { closeMailer, deliver, type Message } from './mailer.server.ts';

const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
const settings = { DKIM_DOMAIN: 'kasauti.example', DKIM_SELECTOR: 'k1', DKIM_KEY: pem };

afterEach(() => {
  vi.unstubAllEnvs();
  closeMailer();
});

const message: Message = {
  id: 'x',
  to: 'asha@lamps.example',
  subject: 'प्रमाणपत्र: what has changed about “Electric Toasters (Quality Control) Order, 2024” and twelve more',
  html: '<p>मानक  and   spaces </p>\n\n',
  text: 'मानक  and   spaces \n\n\n',
  list: { name: 'alerts', unsubscribe: 'https://kasauti.example/api/alerts/unsubscribe/x' },
};

/** The mail as a real server receives it. */
async function mailWith(changes: Record<string, string | undefined>): Promise<string> {
  const { url, received, stop } = await startMailServer();
  onTestFinished(stop);
  const all = { ...settings, SMTP_URL: url, PUBLIC_URL: 'https://kasauti.example', ...changes };
  for (const [name, value] of Object.entries(all)) vi.stubEnv(name, value);
  await deliver(message);
  return received[0]?.raw ?? '';
}

const relaxed = (value: string) =>
  value
    .replace(/\r\n(?=[ \t])/g, '')
    .replace(/[ \t]+/g, ' ')
    .trim();

/** Verifies a signature as RFC 6376 says, without the code that has made it. @returns the headers that it covers */
function coveredBy(raw: string, key: KeyObject): string[] {
  const [head = '', ...rest] = raw.split('\r\n\r\n');
  const headers = [...head.matchAll(/^([\w-]+):((?:.|\r\n[ \t])*)/gm)].map(([, name = '', value = '']) => ({
    name: name.toLowerCase(),
    value: relaxed(value),
  }));
  const lastOf = (name: string) => headers.findLast((header) => header.name === name)?.value ?? '';
  const signature = lastOf('dkim-signature');
  const tags = new Map(signature.split(/; ?/).map((tag) => [tag.split('=')[0], tag.slice(tag.indexOf('=') + 1)]));
  expect(Object.fromEntries(tags)).toMatchObject({
    d: 'kasauti.example',
    s: 'k1',
    a: 'rsa-sha256',
    c: 'relaxed/relaxed',
  });
  const body = rest
    .join('\r\n\r\n')
    .replace(/[ \t]+/g, ' ')
    .replace(/ \r\n/g, '\r\n')
    .replace(/(\r\n)+$/, '\r\n');
  expect(tags.get('bh')).toBe(createHash('sha256').update(body).digest('base64'));
  const covered = (tags.get('h') ?? '').replaceAll(' ', '').split(':');
  const lines = covered.map((name) => `${name}:${lastOf(name)}\r\n`);
  const signed = `${lines.join('')}dkim-signature:${signature.replace(/b=[^=;]*[\w+/ ]=*$/, 'b=')}`;
  const bytes = Buffer.from(tags.get('b')?.replaceAll(' ', '') ?? '', 'base64');
  expect(createVerify('RSA-SHA256').update(signed).verify(key, bytes)).toBe(true);
  return covered;
}

test('a mail is signed, with the headers of the one click', async () => {
  const raw = await mailWith({});
  expect(coveredBy(raw, publicKey)).toEqual(
    expect.arrayContaining(['from', 'to', 'subject', 'list-unsubscribe', 'list-unsubscribe-post']),
  );
  expect(raw).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  expect(() => coveredBy(raw.replace('/unsubscribe/x', '/unsubscribe/y'), publicKey)).toThrow();
  expect(() => coveredBy(raw.replace('spaces', 'places'), publicKey)).toThrow();
});

test('without a signature there is no one click, but the address that ends the mails', async () => {
  const raw = await mailWith({ DKIM_DOMAIN: undefined, DKIM_SELECTOR: undefined, DKIM_KEY: undefined });
  expect(raw).not.toContain('DKIM-Signature');
  expect(raw).not.toContain('List-Unsubscribe-Post');
  expect(raw).toContain('List-Unsubscribe: <https://');
});

test('the key is in the setting, on one line or several, or in a file', async () => {
  const { folder, remove } = await makeFolder();
  onTestFinished(remove);
  const file = join(folder, 'dkim.pem');
  await writeFile(file, pem);
  for (const DKIM_KEY of [pem, pem.replaceAll('\n', '\\n'), file]) {
    expect(readDkim(readEnv({ ...settings, DKIM_KEY }))?.privateKey).toBe(pem);
  }
});

const weak = generateKeyPairSync('rsa', { modulusLength: 1024 }).privateKey.export({ type: 'pkcs8', format: 'pem' });
test.each<[string, Record<string, string>]>([
  ['half a key', { DKIM_KEY: pem.slice(0, 300) }],
  ['a key without its first line', { DKIM_KEY: pem.split('\n').slice(1).join('\n') }],
  ['a public key', { DKIM_KEY: publicKey.export({ type: 'spki', format: 'pem' }).toString() }],
  ['a short key', { DKIM_KEY: weak.toString() }],
  ['a file that does not exist', { DKIM_KEY: '/nowhere/dkim.pem' }],
  ['no selector', { DKIM_SELECTOR: '' }],
])('%s stops the start, with a message that contains none of the key', (_what, changes) => {
  const read = () => readDkim(readEnv({ ...settings, ...changes }));
  expect(read).toThrow(/DKIM_KEY/);
  for (const line of pem.split('\n').slice(1, 4)) expect(read).not.toThrow(line);
});
