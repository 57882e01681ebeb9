import { expect, test } from 'vitest';
import { filterDownloads } from './filter-downloads.ts';

const shown = [{ isPublished: false }, { isPublished: true }];
const rows = [
  { name: 'Kettle CHECKLIST', categoryId: 1, files: shown },
  { name: 'Lamp checklist', categoryId: 2, files: shown },
  { name: 'Hidden checklist', categoryId: 1, files: [{ isPublished: false }] },
  { name: 'Empty checklist', categoryId: 1, files: [] },
];

test('the search ignores case, the category narrows it, and a document without a file is hidden', () => {
  const namesOf = (filter: Parameters<typeof filterDownloads>[1]) =>
    filterDownloads(rows, filter).map(({ name }) => name);
  expect(namesOf({ q: 'checkLIST' })).toEqual(['Kettle CHECKLIST', 'Lamp checklist']);
  expect(namesOf({ q: '', categoryId: 1 })).toEqual(['Kettle CHECKLIST']);
  expect(namesOf({ q: 'lamp', categoryId: 1 })).toEqual([]);
});
