import { expect, test } from 'vitest';
import { languages } from '#locales/languages.ts';
import { commaWords, listWords, orWords, writeListsBy } from './list-words.ts';

test.each([
  ['de', ['große und mittlere Unternehmen', 'Importeure'], 'große und mittlere Unternehmen sowie Importeure'],
  ['ko', ['표준 및 규칙', '목록', '수입자'], '표준 및 규칙, 목록, 수입자'],
  ['zh-Hans', ['大型和中型企业', '进口商'], '大型和中型企业以及进口商'],
  ['th', ['ขนาดใหญ่และขนาดกลาง', 'ผู้นำเข้า'], 'ขนาดใหญ่และขนาดกลางตลอดจนผู้นำเข้า'],
  ['th', ['CRS', 'ฉลากดาว BEE', 'EPR'], 'CRS ฉลากดาว BEE และ EPR'],
  ['hi', ['नियम और आदेश', 'मानक', 'सूची'], 'नियम और आदेश, मानक, तथा सूची'],
  ['fr', ['normes', 'règles'], 'normes et règles'],
  ['fr', ['normes et règles', 'avis'], 'normes et règles ainsi qu’avis'],
  ['en', ['large and medium enterprises', 'importers'], 'large and medium enterprises and importers'],
  ['de', ['Kabel und Leitung'], 'Kabel und Leitung'],
] as const)('%s: %j', (language, words, list) => expect(listWords(words, language)).toBe(list));

test.each([
  ['de', ['Kabel oder Leitung', 'Stecker'], 'Kabel oder Leitung bzw. Stecker'],
  ['zh-Hans', ['电缆或电线', '插头'], '电缆或电线或者插头'],
  ['pl', ['kabel lub przewód', 'wtyczka'], 'kabel lub przewód albo wtyczka'],
  ['fr', ['câble', 'fiche'], 'câble ou fiche'],
  ['de', ['Leiter', 'Kabel oder Leitung', 'Stecker'], 'Leiter, Kabel oder Leitung bzw. Stecker'],
] as const)('%s: one of %j', (language, words, list) => expect(orWords(words, language)).toBe(list));

test.each([
  ['ja', 'IT機器、無線機器'],
  ['zh-Hant', 'IT機器、無線機器'],
  ['ar', 'IT機器، 無線機器'],
  ['de', 'IT機器, 無線機器'],
])('%s: words in a cell have the comma of the language', (language, cell) =>
  expect(commaWords(['IT機器', '無線機器'], language)).toBe(cell),
);

test('lists that a catalogue writes have no doubled "and" either', () => {
  writeListsBy('de', (words) => words.join(' und '));
  expect(listWords(['Norm und Regel', 'Liste'], 'de')).toBe('Norm und Regel sowie Liste');
  writeListsBy('', () => '');
});

test.each([
  ['and', listWords],
  ['or', orWords],
] as const)('no language joins two lists of two words by the same "%s" twice', (_, write) => {
  for (const { code } of languages) {
    if (code === 'en') continue;
    const inner = write(['A', 'B'], code);
    const and = inner.slice(1, -1);
    // What Arabic writes before each word, and commas, may be repeated.
    if (/^ (?:و|أو )/.test(and) || (/^[,،、 ]/.test(and) && !/\p{L}{2}/u.test(and))) continue;
    expect(write([inner, 'C'], code), code).not.toBe(`${inner}${and}C`);
  }
});
