import { expect, test } from 'vitest';
import { languages } from '#locales/languages.ts';
import { listWords, writeListsBy } from './list-words.ts';

test.each([
  ['de', ['große und mittlere Unternehmen', 'Importeure'], 'große und mittlere Unternehmen sowie Importeure'],
  ['ko', ['표준 및 규칙', '목록', '수입자'], '표준 및 규칙, 목록, 수입자'],
  ['zh-Hans', ['大型和中型企业', '进口商'], '大型和中型企业以及进口商'],
  ['th', ['ขนาดใหญ่และขนาดกลาง', 'ผู้นำเข้า'], 'ขนาดใหญ่และขนาดกลางตลอดจนผู้นำเข้า'],
  ['hi', ['नियम और आदेश', 'मानक', 'सूची'], 'नियम और आदेश, मानक, तथा सूची'],
  ['fr', ['normes', 'règles'], 'normes et règles'],
  ['en', ['large and medium enterprises', 'importers'], 'large and medium enterprises and importers'],
  ['de', ['Kabel und Leitung'], 'Kabel und Leitung'],
] as const)('%s: %j', (language, words, list) => expect(listWords(words, language)).toBe(list));

test('lists that a catalogue writes have no doubled "and" either', () => {
  writeListsBy('de', (words) => words.join(' und '));
  expect(listWords(['Norm und Regel', 'Liste'], 'de')).toBe('Norm und Regel sowie Liste');
  writeListsBy('', () => '');
});

test('no language joins two lists of two words by the same word twice', () => {
  for (const { code } of languages) {
    if (code === 'en') continue;
    const inner = listWords(['A', 'B'], code);
    const and = inner.slice(1, -1);
    // What Arabic writes before each word, and commas, may be repeated.
    if (/^[,،、 ]|^ و/.test(and) && !/\p{L}{2}/u.test(and)) continue;
    expect(listWords([inner, 'C'], code), code).not.toBe(`${inner}${and}C`);
  }
});
