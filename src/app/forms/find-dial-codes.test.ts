import { expect, test } from 'vitest';
import { dialCodes } from './dial-codes.ts';
import { findDialCodes, nameDialCodes } from './find-dial-codes.ts';

const first = (language: string, typed: string) => findDialCodes(nameDialCodes(language), typed)[0];

test('there are about 250 entries, each well formed', () => {
  expect(dialCodes.length).toBeGreaterThan(235);
  for (const { country, code } of dialCodes) expect(`${country}${code}`).toMatch(/^[A-Z]{2}\+\d{1,4}$/);
});

test('a country is found by name, English name, short name and number', () => {
  expect(first('en', 'ger')?.code).toBe('+49');
  expect(first('en', 'cote')?.country).toBe('CI');
  expect(first('hi', 'भारत')?.country).toBe('IN');
  expect(first('ar', 'india')?.country).toBe('IN');
  expect(first('en', 'uk')?.country).toBe('GB');
  expect(first('en', '+971')?.country).toBe('AE');
  expect(findDialCodes(nameDialCodes('en'), 'zzz')).toEqual([]);
});
