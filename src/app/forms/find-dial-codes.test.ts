import { expect, test } from 'vitest';
import { findDialCodes, nameDialCodes } from './find-dial-codes.ts';

const first = (language: string, text: string) => findDialCodes(nameDialCodes(language), text)[0];

test('a country is found by name, English name, short name and number', () => {
  expect(first('en', 'ger')?.dialCode).toBe('+49');
  expect(first('en', 'cote')?.code).toBe('CI');
  expect(first('hi', 'भारत')?.code).toBe('IN');
  expect(first('ar', 'india')?.code).toBe('IN');
  expect(first('en', 'uk')?.code).toBe('GB');
  expect(first('en', '+971')?.code).toBe('AE');
  expect(['+1', '44', '+47', '7'].map((code) => first('ar', code)?.code)).toEqual(['US', 'GB', 'NO', 'RU']);
  expect(findDialCodes(nameDialCodes('en'), 'zzz')).toEqual([]);
});
