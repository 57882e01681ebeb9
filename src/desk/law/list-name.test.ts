import { expect, test } from 'vitest';
import { requirementLists } from '#features/requirements/requirement-list.schema.ts';
import { listName, rowName } from './list-name.ts';

const english = { _: (text: unknown) => String(text) };

test('each official list has a name in words, with which its rows are named', () => {
  for (const list of requirementLists) expect(listName(english, list)).not.toBe(list);
  expect(rowName(english, 'bis_isi 303')).toBe('BIS, ISI mark · 303');
  expect(rowName(english, 'bee_star Frost-free refrigerator')).toBe('BEE, star label · Frost-free refrigerator');
});
