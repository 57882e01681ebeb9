import { expect, test } from 'vitest';
import { countries, defaultCountry } from './countries.ts';

test('about 240 countries, each with a code of its own and a dial code', () => {
  expect(countries.length).toBeGreaterThan(230);
  expect(countries.length).toBeLessThan(255);
  expect(new Set(countries.map(({ code }) => code)).size).toBe(countries.length);
  for (const { code, name, dialCode } of countries) {
    expect(code).toMatch(/^[A-Z]{2}$/);
    expect(name).not.toBe('');
    expect(dialCode).toMatch(/^\+\d{1,3}(-\d{3})?$/);
  }
});

test('the default is in the list', () => {
  expect(countries).toContainEqual(defaultCountry);
});
