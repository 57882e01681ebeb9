import { generateKeyPairSync } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { afterEach, expect, test, vi } from 'vitest';
import { readEnv } from '#core/env.ts';
import { logger } from '#core/logger.server.ts';
import { checkSettings } from './check-settings.ts';

afterEach(() => vi.restoreAllMocks());

/** The lines that the operator reads at start-up. */
function linesFor(settings: Record<string, string>): string[] {
  const lines: string[] = [];
  const collect = (line: unknown) => void lines.push(String(line));
  vi.spyOn(logger, 'warn').mockImplementation(collect);
  vi.spyOn(logger, 'info').mockImplementation(collect);
  checkSettings(readEnv(settings));
  return lines.map((line) => /^[A-Z_/]+/.exec(line)?.[0] ?? line);
}

const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const signed = {
  DKIM_DOMAIN: 'kasauti.example',
  DKIM_SELECTOR: 'k1',
  DKIM_KEY: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
};
const site = { PUBLIC_URL: 'https://kasauti.example', SMTP_URL: 'smtps://mail.kasauti.example', SEED: 'none' };
const secure = { ...site, ...signed };

test('without any settings, one line says that codes are printed', () => {
  expect(linesFor({})).toEqual(['SMTP_URL']);
});

test('a site behind a proxy that it knows logs no warning', () => {
  expect(linesFor({ ...secure, TRUSTED_PROXIES: '127.0.0.1' })).toEqual([]);
});

test.each<[Record<string, string>, string[]]>([
  [{ ...secure }, ['TRUSTED_PROXIES']],
  [{ ...secure, TRUSTED_PROXIES: '127.0.0.1', SMTP_URL: '' }, ['SMTP_URL']],
  [{ ...secure, TRUSTED_PROXIES: '127.0.0.1', SEED: 'demo' }, ['SEED']],
  [{ ...site, TRUSTED_PROXIES: '127.0.0.1' }, ['DKIM_DOMAIN']],
  [{ ...secure, TRUSTED_PROXIES: '127.0.0.1', MAIL_FROM: 'Kasauti <office@mail.Kasauti.example>' }, []],
  [{ ...secure, TRUSTED_PROXIES: '127.0.0.1', MAIL_FROM: 'office@notkasauti.example' }, ['DKIM_DOMAIN']],
  [{ SMTP_URL: 'smtp://localhost', DATABASE_URL: 'postgres://x@db.example/x' }, ['DATABASE_URL']],
  [{ SMTP_URL: 'smtp://localhost', DATABASE_URL: 'postgres://x@db.example/x?sslmode=verify-full' }, []],
  [{ SMTP_URL: 'smtp://localhost', DATABASE_URL: 'postgres://x@127.0.0.1/x' }, []],
  [{ ...secure, HOST: '0.0.0.0' }, []],
  [{ HOST: '::1', PUBLIC_URL: 'http://demo.localhost:3000', SMTP_URL: 'smtp://localhost' }, []],
])('%j logs a warning', (settings, lines) => {
  expect(linesFor(settings)).toEqual(lines);
});

test.each<[string, Record<string, string>]>([
  ['is a public address without https', { PUBLIC_URL: 'http://kasauti.example' }],
  ['is a public address without https', { PUBLIC_URL: 'HTTP://kasauti.example' }],
  ['is a public address without https', { HOST: '0.0.0.0' }],
  ['is a public address without https', { HOST: '0.0.0.0', PUBLIC_URL: 'http://localhost:3000' }],
  ['is a public address without https', { HOST: '192.0.2.7' }],
  ['APP_SECRET can be guessed', { ...secure, APP_SECRET: 'change me'.repeat(4) }],
  ['APP_SECRET_BEFORE can be guessed', { ...secure, APP_SECRET_BEFORE: 'change me'.repeat(4) }],
  ['DKIM_KEY belong together', { ...site, DKIM_DOMAIN: 'kasauti.example' }],
  ['DEV_PAGES shows the codes', { ...secure, DEV_PAGES: 'true' }],
])('what must not be public stops the start: %s, %j', (reason, settings) => {
  expect(() => checkSettings(readEnv(settings))).toThrow(reason);
});

test('the demo site names no address that could belong to somebody', async () => {
  const files = await readdir('content', { recursive: true });
  for (const file of files.filter((name) => /\.(ya?ml|md|csv)$/.test(name))) {
    const addresses = (await readFile(`content/${file}`, 'utf8')).match(/[\w.+-]+@[\w-]+(\.[\w-]+)+/g) ?? [];
    for (const address of addresses) expect(address, file).toMatch(/@([\w-]+\.)*(example|example\.(com|org|net))$/);
  }
});
