import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openContent } from '#core/content/content-files.server.ts';
import { readFees } from './read-fees.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fees-'));
  await mkdir(join(folder, 'fees'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const fee = {
  service: 'lamps',
  stage: 'application',
  payer: 'any',
  size: 'any',
  taken_by: 'government',
  amount: '1000',
  amount_to: '',
  currency: 'INR',
  percent: '',
  unit: 'application',
  basis: 'published',
  condition: '',
  document: '',
  valid_from: '',
  valid_to: '',
  read_on: '2026-11-23',
  source: 'Gazette',
  confidence: 'gazette',
  doubt: '',
  left_out: '',
  note: '',
};
const time = {
  service: 'lamps',
  stage: 'grant',
  payer: 'any',
  owner: 'authority',
  min_days: '30',
  usual_days: '',
  max_days: '45',
  days: 'calendar',
  basis: 'published',
  condition: '',
  read_on: '2026-11-23',
  source: 'Gazette',
  confidence: 'gazette',
  left_out: '',
  note: '',
};
const step = {
  service: 'lamps',
  number: '1',
  step: 'File',
  actor: 'applicant',
  after: '',
  documents: '',
  read_on: '2026-11-23',
  source: 'Gazette',
  confidence: 'gazette',
};

type Rows = { fees?: object[]; times?: object[]; steps?: object[]; words?: object[] };

async function read({ fees = [fee], times = [time], steps = [step], words = [] }: Rows) {
  const write = (name: string, head: object, rows: readonly object[]) =>
    writeFile(
      join(folder, 'fees', name),
      [Object.keys(head), ...rows.map((row) => Object.values(row))].map((cells) => `${cells.join(',')}\n`).join(''),
    );
  await write('fees.csv', fee, fees);
  await write('times.csv', time, times);
  await write('steps.csv', step, steps);
  await write('words.csv', { text: '', hi: '', ar: '' }, words);
  const files = openContent(folder);
  await readFees(files, new Set(['lamps']));
  return files.problems;
}

test('rows with a source, a day and a rising range are taken', async () => {
  expect(await read({ fees: [fee, { ...fee, amount: '500', amount_to: '2000' }] })).toEqual([]);
});

test.each([
  [{ service: 'lanterns' }, 'data/services.csv has no service lanterns'],
  [{ service: '__proto__' }, 'data/services.csv has no service __proto__'],
  [{ amount: '2000', amount_to: '500' }, 'the range 2000 to 500 does not rise'],
  [{ amount: '', amount_to: '500' }, 'the range nothing to 500 does not rise'],
  [{ amount: '1e9' }, 'amount: is not a whole number'],
  [{ amount: '9999999999' }, 'amount: is not a whole number'],
  [{ percent: '80' }, 'a share is at most 100 and has no amount'],
  [{ unit: '' }, 'an amount needs its unit, such as application'],
  [{ valid_from: '2026-03-01', valid_to: '2026-02-01' }, 'valid_to 2026-02-01 is before valid_from 2026-03-01'],
  [{ source: '' }, 'source: is empty'],
  [{ read_on: '' }, 'read_on: is not a date like 2026-01-31'],
])('a fee with %o is named by its file and line', async (wrong, reason) => {
  expect(await read({ fees: [fee, { ...fee, ...wrong }] })).toEqual([{ file: 'fees/fees.csv', line: 3, reason }]);
});

test('a time whose days do not rise, and steps that wait for a later one, are named too', async () => {
  const steps = [
    { ...step, after: '2' },
    { ...step, number: '2', after: '1;2' },
    { ...step, number: '4' },
  ];
  expect(await read({ times: [{ ...time, usual_days: '50' }], steps })).toEqual([
    { file: 'fees/times.csv', line: 2, reason: 'the days 30, 50, 45 do not rise' },
    { file: 'fees/steps.csv', line: 2, reason: 'comes after step 2, which is not before it' },
    { file: 'fees/steps.csv', line: 3, reason: 'comes after step 2, which is not before it' },
    { file: 'fees/steps.csv', line: 4, reason: 'is step 4 of lamps where step 3 follows' },
  ]);
});

test('words for which there is no text are named', async () => {
  expect(await read({ words: [{ text: 'Fyle', hi: 'दाखिल करें', ar: '' }] })).toEqual([
    { file: 'fees/words.csv', line: 2, reason: "no row says 'Fyle'" },
  ]);
});
