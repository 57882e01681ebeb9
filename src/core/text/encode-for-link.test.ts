import { expect, test } from 'vitest';
import { encodeForLink } from './encode-for-link.ts';

test('a browser reads the text of a link as it was written', () => {
  for (const text of ['اطلب 100% & more?', 'LED लैंप #1 + "quotes"', 'plain']) {
    const { searchParams } = new URL(`mailto:office@kasauti.example?subject=${encodeForLink(text)}`);
    expect(searchParams.get('subject')).toBe(text);
    expect(encodeForLink(text)).not.toMatch(/[\s&?#"+]/);
  }
  expect(encodeForLink('لمبة LED')).toBe('لمبة%20LED');
});
