import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lightenDocument } from './lighten-document.ts';

const escapes: Record<string, string> = { '<': '\\u003c', '>': '\\u003e', '&': '\\u0026', '\u2028': '\\u2028' };
const escaped = (text: string) => JSON.stringify(text).replace(/[<>&\u2028]/g, (sign) => escapes[sign] ?? sign);

function sent(text: string): string {
  return lightenDocument(`<script>streamController.enqueue(${escaped(text)});</script>`);
}

test('every text arrives as it was, and ends no script', () => {
  const sign = fc.constantFrom(
    '<',
    '>',
    '"',
    '`',
    '\\',
    '${',
    '}',
    "'",
    '&',
    '</script>',
    '<!--',
    '\n',
    '\u2028',
    'a',
    '\\u003c',
  );
  fc.assert(
    fc.property(fc.array(sign), (signs) => {
      const text = signs.join('');
      const html = sent(text);
      const code = html.slice('<script>'.length, -'</script>'.length);
      expect(code).not.toMatch(/<\/?script|<!--/i);
      let arrived: unknown;
      new Function('streamController', code)({ enqueue: (value: unknown) => (arrived = value) });
      expect(arrived).toBe(text);
    }),
    { numRuns: 500 },
  );
});

test('structured data stays the same value', () => {
  const value = { text: '<p>Both "quotes" and \\ stay</p></script><!--' };
  const json = JSON.stringify(value).replace(/[<>]/g, (sign) => escapes[sign] ?? sign);
  const html = lightenDocument(`<script type="application/ld+json">${json}</script>`);
  expect(html.match(/<\/script>/g)).toHaveLength(1);
  expect(JSON.parse(html.slice(html.indexOf('>') + 1, -'</script>'.length))).toEqual(value);
});
