import { expect, test } from 'vitest';
import { listWords } from '#core/text/list-words.ts';
import { translate } from '#core/text/messages.server.ts';
import { audiences } from '#features/orders/order-kinds.schema.ts';
import { languages } from '#locales/languages.ts';
import { moreNames, moreWords, withRadio } from './sheet-words.server.ts';
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

test('what only some of the products need may apply in every language, whether it is named or counted', () => {
  const imports = { first: [], last: [] };
  for (const { code } of languages)
    for (const further of [0, 1])
      for (const words of [0, 1, 2, 4, 8, 16]) {
        const radio = withRadio('WPC ETA', code);
        const certain = { ...scheme(''), name: `${'very '.repeat(words)}CRS` };
        const schemes = [certain, { ...scheme(''), name: radio, isConditional: true }];
        const said = verdict(schemes, { reader: 'everyone', language: code, further, imports });
        const rest = further > 0 ? [moreNames(further, code)] : [];
        const items = listWords([radio, ...rest], code);
        const clauses = [
          translate({ text: '{items} may apply', values: { items } }, code),
          moreWords(further + 1, code),
        ];
        expect([code, said, clauses.filter((clause) => said?.includes(clause)).length]).toEqual([code, said, 1]);
        // Its name stands nowhere but in that clause.
        expect(said?.split(clauses[0] ?? '').join('')).not.toContain('WPC ETA');
      }
});

test('a verdict that counts leaves what only some of the products need to what may apply', () => {
  const imports = { first: [], last: [] };
  const saying = (schemes: readonly NamedScheme[], further: number) =>
    verdict(schemes, { reader: 'everyone', language: 'en', further, imports });
  const radio = { ...scheme('B'), isConditional: true };
  expect(saying([scheme('A'), radio], 1)).toBe('1 approval required; 2 more may apply.');
  expect(saying([radio], 1)).toBe('2 approvals may apply.');
  expect(saying([{ ...radio, name: 'B (if it has a radio)' }], 0)).toBe('B (if it has a radio) may apply.');
});
