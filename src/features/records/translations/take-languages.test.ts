import { expect, test } from 'vitest';
import { z } from 'zod';
import { document, line, row, rows, translated } from '../record-fields.ts';
import { takeLanguages } from './take-languages.ts';

const schema = document({
  steps: rows(row({ name: translated(line) })),
  questions: rows(row({ name: translated(line), at: z.string() }), 'at'),
});
const stepOf = (name: string, hi?: string, id?: number) => ({
  name,
  translations: hi === undefined ? {} : { hi: { name: hi } },
  ...(id !== undefined && { id }),
});
type Step = ReturnType<typeof stepOf>;
/** What the Hindi of these steps is once it is taken from those of another document. */
function hindiOf(from: Step[], into: Step[]) {
  const whole = (steps: Step[]) => ({ steps, questions: [], translations: {} });
  const { steps } = takeLanguages(schema, whole(from), whole(into), ['hi']) as { steps: Step[] };
  return steps.map(({ name, translations }) => `${name} ${translations.hi?.name}`);
}

test('a row takes the texts of the row with its id, wherever that stands', () => {
  expect(hindiOf([stepOf('B', 'बी', 2), stepOf('A', 'ए', 1)], [stepOf('A', '', 1), stepOf('B', '', 2)])).toEqual([
    'A ए',
    'B बी',
  ]);
});

test('a row that was removed beside it leaves its texts to nobody', () => {
  expect(hindiOf([stepOf('B', 'बी', 2)], [stepOf('A', 'पुराना ए', 1), stepOf('B', 'पुराना बी', 2)])).toEqual([
    'A पुराना ए',
    'B बी',
  ]);
});

test('a new row takes nothing from the one in whose place it stands, nor gives it anything', () => {
  const live = [stepOf('A', 'ए', 1)];
  expect(hindiOf(live, [stepOf('New'), stepOf('A', undefined, 1)])).toEqual(['New undefined', 'A ए']);
  expect(hindiOf([stepOf('New', 'नया'), stepOf('A', 'ए', 1)], live)).toEqual(['A ए']);
  expect(hindiOf([stepOf('New', 'नया')], live)).toEqual(['A ए']);
});

test('rows without ids are the same if they say the same in English', () => {
  expect(hindiOf([stepOf('A', 'ए'), stepOf('B', 'बी')], [stepOf('B'), stepOf('A')])).toEqual(['B बी', 'A ए']);
  expect(hindiOf([stepOf('A', 'ए'), stepOf('B', 'बी')], [stepOf('A', 'पुराना', 1), stepOf('C', 'सी', 2)])).toEqual([
    'A ए',
    'C सी',
  ]);
  expect(hindiOf([stepOf('A', 'पहला'), stepOf('A', 'दूसरा')], [stepOf('A'), stepOf('A')])).toEqual(['A पहला', 'A दूसरा']);
});
