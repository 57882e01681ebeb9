import fc from 'fast-check';
import { expect, test } from 'vitest';
import { normaliseText } from './normalise-text.ts';

test.each([
  ['  LED-lamps & Luminaires ', 'led lamps luminaires'],
  ['पोर्टलैंड स्लैग सीमेंट।', 'पोर्टलैंड स्लैग सीमेंट'],
  ['ＩＳ　６１６', 'is 616'],
  ['مكيّف، هواء؟', 'مكيّف هواء'],
  ['a\0b%_\\c', 'ab c'],
  ['\ud800', ''],
])('%j becomes %j', (text, words) => expect(normaliseText(text)).toBe(words));

test('leaves nothing that LIKE, to_tsquery or JSON would interpret, and changes nothing the second time', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const words = normaliseText(text);
      expect(words).not.toMatch(/[\0%_\\'"&|!():*<>]|^ | $| {2}/);
      expect(words.isWellFormed()).toBe(true);
      expect(normaliseText(words)).toBe(words);
    }),
  );
});
