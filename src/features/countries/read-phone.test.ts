import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { countries } from './countries.ts';
import { readPhone } from './read-phone.ts';

test.each([
  ['98765 43210', '+91'],
  ['+91 98765 43210', '+91'],
  ['+91 98765-43210', '+1'],
  ['0091 98765 43210', '+91'],
  ['91 98765 43210', '+91'],
  ['098765 43210', '+91'],
  ['+91 (0) 98765 43210', '+91'],
  ['+९१ ९८७६५ ४३२१०', '+44'],
  ['\u200e+91\u00a098765\u201143210', undefined],
])('%s beside %s is an Indian number', (input, chosen) => {
  expect(readPhone(input, chosen)).toEqual({ dialCode: '+91', digits: '9876543210' });
});

test.each([
  ['+44 20 7946 0958', '+91', '+44', '2079460958'],
  ['+1 876 555 0123', '+91', '+1-876', '5550123'],
  ['+1 202 555 0143', '+91', '+1', '2025550143'],
  ['+1 684 733 1234', '+1', '+1', '6847331234'],
  // An Italian number keeps its zero.
  ['+39 06 698 1234', '+91', '+39', '066981234'],
  ['06 698 1234', '+39', '+39', '066981234'],
  // Ten digits that happen to begin with 91 are a complete number.
  ['9198765432', '+91', '+91', '9198765432'],
])('%s beside %s is %s and %s', (input, chosen, dialCode, digits) => {
  expect(readPhone(input, chosen)).toEqual({ dialCode, digits });
});

test('an invalid dial code leaves the number unchanged', () => {
  expect(readPhone('9876543210', 'India')).toEqual({ dialCode: undefined, digits: '9876543210' });
});

test.each(['', '12345', '+91 12345', '+999 123 456 789', '1234567890123456', '98765x43210', '98+7654321'])(
  'no number is read from "%s"',
  (input) => {
    expect(readPhone(input, '+91')).toBeNull();
  },
);

test.each(['91'.repeat(30_000), `+${'1'.repeat(60_000)}`, '0'.repeat(60_000)])(
  'no number is read from thousands of digits, and no stack overflows',
  (input) => {
    expect(readPhone(input, '+91')).toBeNull();
    expect(readPhone(input, '+1')).toBeNull();
  },
);

describe('whatever the country and the number', () => {
  const dialCode = fc.constantFrom(...countries.map((country) => country.dialCode));

  test('reading what was read changes nothing', () => {
    const prefix = fc.constantFrom('', '+', '00', '0', '000', '+91', '91', '0091');
    fc.assert(
      fc.property(prefix, fc.stringMatching(/^[0-9]{5,17}$/), dialCode, (start, rest, chosen) => {
        const first = readPhone(start + rest, chosen);
        if (first) expect(readPhone(first.digits, first.dialCode)).toEqual(first);
      }),
    );
  });

  test('a number means the same with its code, with its plus and without', () => {
    const number = fc.stringMatching(/^[1-9]\d{6,8}$/);
    fc.assert(
      fc.property(number, dialCode, (digits, chosen) => {
        const plain = readPhone(digits, chosen);
        expect(plain).toEqual({ dialCode: chosen, digits });
        expect(readPhone(`${chosen} ${digits}`, chosen)).toEqual(plain);
        expect(readPhone(`00${chosen.replace(/\D/g, '')} ${digits}`, chosen)).toEqual(plain);
      }),
    );
  });
});
