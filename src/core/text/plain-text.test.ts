import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { plainLine, plainText, shortLine } from './plain-text.ts';

describe('texts of people', () => {
  test('keep their letters and lose characters that only confuse', () => {
    expect(plainText('a\u202eb \t\r\n\n\n\nकस्टम')).toBe('ab\n\nकस्टम');
    expect(plainLine('Asha\r\nBcc: b@example.org')).toBe('Asha Bcc: b@example.org');
  });

  test('are always well-formed, whatever was sent', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.nat(20), (text, most) => {
        for (const made of [plainText(text), plainLine(text), shortLine(text, most)]) {
          expect(made.isWellFormed()).toBe(true);
          expect(made).not.toMatch(/[\u202a-\u202e\0]/);
        }
        expect([...shortLine(text, most)].length).toBeLessThanOrEqual(most);
      }),
    );
  });

  test('made of endless spaces or marks do not take endless time', () => {
    // If each space were tried as a start, these would take minutes.
    expect(plainText(`a${' '.repeat(400_000)}b`)).toHaveLength(400_002);
    expect([...plainLine(`x${'\u0301\u0323'.repeat(200_000)}`)].length).toBeLessThan(40);
  });
});
