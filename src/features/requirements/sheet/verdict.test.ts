import { expect, test } from 'vitest';
import { audiences } from '#features/orders/order-kinds.schema.ts';
import { languages } from '#locales/languages.ts';
import { moreWords } from './sheet-words.server.ts';
import { type NamedScheme, verdict } from './verdict.server.ts';

const scheme = (name: string): NamedScheme => ({
  // Too long for a verdict that names it.
  name: `${'Very '.repeat(15)}${name}`,
  states: [{ state: 'in-force', audiences: [...audiences], day: '2020-01-01', earlier: null, publication: null }],
});

test('a verdict on a product that may need more says so in every language, however long the names are', () => {
  const conditions = { first: [], last: ['import conditions apply'] };
  for (const { code } of languages)
    for (const names of [['CRS'], ['CRS', 'WPC ETA', 'MTCTE'], [`${'Very '.repeat(15)}long`]])
      for (const reader of ['everyone', 'india', 'import'] as const) {
        const schemes = names.map((name) => ({ ...scheme(''), name }));
        const words = verdict(schemes, { reader, language: code, further: 4, imports: conditions });
        expect([code, words]).toEqual([code, expect.stringContaining(moreWords(4, code))]);
      }
});

test('a verdict that counts leaves what only some of the products need to what may apply', () => {
  const schemes = [scheme('A'), { ...scheme('B'), isConditional: true }];
  const imports = { first: [], last: [] };
  expect(verdict(schemes, { reader: 'everyone', language: 'en', further: 1, imports })).toBe(
    '1 approval required; 2 more may apply.',
  );
});
