import { afterEach, expect, test, vi } from 'vitest';
import { readEnv } from '#core/env.ts';
import { logger } from '#core/logger.server.ts';
import { checkSettings } from './check-settings.ts';

afterEach(() => vi.restoreAllMocks());

/** What the operator reads at the start. */
function saidOf(settings: Record<string, string>): string[] {
  const said: string[] = [];
  const hear = (line: unknown) => void said.push(String(line));
  vi.spyOn(logger, 'warn').mockImplementation(hear);
  vi.spyOn(logger, 'info').mockImplementation(hear);
  checkSettings(readEnv(settings));
  return said.map((line) => /^[A-Z_/]+/.exec(line)?.[0] ?? line);
}

const secure = { PUBLIC_URL: 'https://kasauti.example', SMTP_URL: 'smtps://mail.kasauti.example' };

test('without any setting one line says that codes are printed', () => {
  expect(saidOf({})).toEqual(['SMTP_URL']);
});

test('a site behind a proxy that it knows is told nothing', () => {
  expect(saidOf({ ...secure, TRUSTED_PROXIES: '127.0.0.1' })).toEqual([]);
});

test.each<[Record<string, string>, string[]]>([
  [{ ...secure }, ['TRUSTED_PROXIES']],
  [{ ...secure, TRUSTED_PROXIES: '127.0.0.1', SMTP_URL: '' }, ['SMTP_URL']],
  [{ ...secure, HOST: '0.0.0.0', PUBLIC_URL: 'http://kasauti.example' }, ['PUBLIC_URL']],
  [{ HOST: '0.0.0.0', SMTP_URL: 'smtp://localhost' }, ['PUBLIC_URL']],
  [{ HOST: '192.0.2.7', SMTP_URL: 'smtp://localhost' }, ['PUBLIC_URL']],
])('%j is warned of', (settings, lines) => {
  expect(saidOf(settings)).toEqual(lines);
});
