import { expect, test } from 'vitest';
import { compareWords } from './compare-words.ts';

test('both texts are in the runs, word by word', () => {
  expect(compareWords('The lamp is new', 'The bright lamp is old')).toEqual([
    { text: 'The ', is: 'same' },
    { text: 'bright ', is: 'added' },
    { text: 'lamp is ', is: 'same' },
    { text: 'new', is: 'removed' },
    { text: 'old', is: 'added' },
  ]);
});

test.each([
  ['', 'all of it is new'],
  ['all of it is gone', ''],
  ['बिजली के बल्ब', 'बिजली का बल्ब'],
  [`${'a b '.repeat(900)}\nend`, `${'b a '.repeat(900)}\nend`],
  ['x '.repeat(30_000), `${'x '.repeat(30_000)}y`],
])('no letter is lost', (before, after) => {
  const runs = compareWords(before, after);
  const without = (kind: string) => runs.flatMap(({ is, text }) => (is === kind ? [] : [text])).join('');
  expect([without('added'), without('removed')]).toEqual([before, after]);
});
