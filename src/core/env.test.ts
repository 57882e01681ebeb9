import { expect, test } from 'vitest';
import { readEnv } from './env.ts';

test('without any setting the demo site is served on port 3000', () => {
  expect(readEnv({})).toMatchObject({ PORT: 3000, HOST: '127.0.0.1', API_PREFIX: '/api', SEED: 'demo' });
});

test('every wrong value is named in one line', () => {
  const wrong = { PORT: 'http', DATABASE_URL: 'mysql://x', APP_SECRET: 'short' };
  expect(() => readEnv(wrong)).toThrow(/PORT: .*DATABASE_URL: .*APP_SECRET: /);
  expect(() => readEnv(wrong)).not.toThrow(/\n/);
});
