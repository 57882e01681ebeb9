import { expect, test } from 'vitest';
import { readEnv } from './env.ts';

test('without any settings the demo site is served on port 3000', () => {
  expect(readEnv({})).toMatchObject({ PORT: 3000, HOST: '127.0.0.1', API_PREFIX: '/api', SEED: 'demo' });
});

test('every invalid value is named in one line', () => {
  const wrong = { PORT: 'http', DATABASE_URL: 'mysql://x', APP_SECRET: 'short' };
  expect(() => readEnv(wrong)).toThrow(/PORT: .*DATABASE_URL: .*APP_SECRET: /);
  expect(() => readEnv(wrong)).not.toThrow(/\n/);
});

test.each([
  [{}, 'http://localhost:3000'],
  [{ PORT: '3900' }, 'http://localhost:3900'],
  [{ HOST: '0.0.0.0', PORT: '80' }, 'http://localhost:80'],
  [{ HOST: '192.0.2.7' }, 'http://192.0.2.7:3000'],
  [{ HOST: '2001:db8::7' }, 'http://[2001:db8::7]:3000'],
  [{ HOST: '[::1]' }, 'http://[::1]:3000'],
  [{ HOST: 'fe80::7%eth0' }, 'http://[fe80::7]:3000'],
  [{ PORT: '3900', PUBLIC_URL: 'https://kasauti.example/' }, 'https://kasauti.example'],
  [{ PUBLIC_URL: 'HTTPS://Kasauti.Example:443' }, 'https://kasauti.example'],
])('links of %j begin with %s', (settings, url) => {
  expect(readEnv(settings).PUBLIC_URL).toBe(url);
});

test.each(['a b', '127.0.0.1:80', '*', 'http://127.0.0.1', '-'])('nobody can listen on %j', (host) => {
  expect(() => readEnv({ HOST: host })).toThrow(/^Some settings are not valid: HOST: [^\n]+$/);
});

test.each([
  'https://kasauti.example/shop',
  'https://kasauti.example/?a=b',
  'https://kasauti.example/#a',
  'https://asha:secret@kasauti.example',
])('%s is no address of a site', (PUBLIC_URL) => {
  expect(() => readEnv({ PUBLIC_URL })).toThrow(/PUBLIC_URL: must be an address like/);
});
