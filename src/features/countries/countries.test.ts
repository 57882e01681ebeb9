import { expect, test } from 'vitest';
import { countries, defaultCountry, findCountryOfCode } from './countries.ts';

test('there are about 240 countries, each with a dial code and its own country code', () => {
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

test.each([
  ['+1', 'United States'],
  ['+7', 'Russia'],
  ['+44', 'United Kingdom'],
  ['+47', 'Norway'],
  ['+61', 'Australia'],
  ['+39', 'Italy'],
  ['+358', 'Finland'],
  ['+590', 'Guadeloupe'],
  ['+599', 'Curaçao'],
  ['+212', 'Morocco'],
  ['+262', 'Réunion'],
  ['+91', 'India'],
])('by %s people mean %s', (dialCode, name) => {
  expect(findCountryOfCode(dialCode)?.name).toBe(name);
});

test('each dial code means one country', () => {
  for (const { dialCode } of countries) expect(findCountryOfCode(dialCode), dialCode).toBeDefined();
});
