import { expect, test } from 'vitest';
import { z } from 'zod';
import type { Problem } from './content-error.ts';
import { optionalDate, required } from './content-fields.ts';
import { readCsv } from './read-csv.ts';

const row = z.object({ sno: required, name: required, date: optionalDate });

test('reports each invalid row with its file, line and reason, and returns the others', () => {
  const problems: Problem[] = [];
  const text = 'sno,name,date\r\n1,"two\r\nlines",2026-01-31\r\n2,,\r\n3,x\r\n4,y,31.1.2026\r\n5,z,\r\n';
  const rows = readCsv('a.csv', text, problems).as(row);
  expect(rows).toMatchObject([
    { sno: '1', line: 2 },
    { sno: '5', date: null, line: 7 },
  ]);
  expect(problems).toEqual([
    { file: 'a.csv', line: 4, reason: 'name: is empty' },
    { file: 'a.csv', line: 5, reason: 'has 2 fields where the header has 3' },
    { file: 'a.csv', line: 6, reason: 'date: is not a date like 2026-01-31' },
  ]);
});

test.each(['=1+1', '+1-1', '-2+3', '@SUM(A1)', '=HYPERLINK("https://x.example")'])(
  'refuses the cell %j, which a spreadsheet would run',
  (cell) => {
    const problems: Problem[] = [];
    const text = `sno,name,date\n1,lamp,\n2,"${cell.replaceAll('"', '""')}",\n`;
    expect(readCsv('a.csv', text, problems).as(row)).toMatchObject([{ sno: '1' }]);
    expect(problems).toEqual([
      { file: 'a.csv', line: 3, reason: 'name: begins with = + - or @, which a spreadsheet takes for a formula' },
    ]);
  },
);

test('lets numbers with a sign through', () => {
  const problems: Problem[] = [];
  expect(readCsv('a.csv', 'sno,name,date\n1,+91,\n2,-2.5,\n', problems).as(row)).toHaveLength(2);
  expect(problems).toEqual([]);
});

test('reports where a quote is not closed', () => {
  const problems: Problem[] = [];
  expect(readCsv('a.csv', 'sno,name,date\n1,"open,\n', problems).as(row)).toEqual([]);
  expect(problems).toMatchObject([{ file: 'a.csv', reason: expect.stringContaining('Quote') }]);
});
