import { expect, test } from 'vitest';
import { openTables } from './open-tables.ts';
import { csvRows } from './table-text.ts';

test('a cell that a spreadsheet would run is written as text, and stops no other row', () => {
  const table = openTables.find(({ name }) => name === 'orders') ?? expect.fail();
  const row = Object.fromEntries(table.fields.map(({ name }) => [name, null]));
  const text = csvRows(table, [{ ...row, title: '=HYPERLINK("x")' }, row]);
  expect(text).toContain(`'=HYPERLINK`);
  expect(text.trim().split('\n')).toHaveLength(2);
});
