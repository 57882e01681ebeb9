import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openContent } from '#core/content/content-files.server.ts';
import { readSources } from '#db/content/content-source.server.ts';
import { feeTexts as texts } from './desk/fees.messages.ts';
import { serviceFeesContent, serviceStepsContent, serviceTimesContent } from './fees.content.server.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fees-'));
  await mkdir(join(folder, 'fees'));
  await mkdir(join(folder, 'data'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const fee = {
  key: 'lamps application 1',
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
  key: 'lamps grant 1',
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

const columns = 'name,slug,category,regulator,governing_order_or_act,typical_validity,validity_source,validity_read_on';
const others = 'typical_timeline,timeline_source,timeline_read_on,who_needs_it,source,confirmed,sno';
const services = `${columns},${others}\nLamps,lamps,Marks,,,,,,,,,,,yes,1\n`;

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
  await writeFile(join(folder, 'data', 'services.csv'), services);
  await write('words.csv', { text: '', hi: '', ar: '' }, words);
  const files = openContent(folder);
  await readSources([serviceFeesContent, serviceTimesContent, serviceStepsContent], files);
  return files.problems.filter(({ file }) => file.startsWith('fees/'));
}

const second = { ...fee, key: 'lamps application 2' };

test('rows with a source, a day and a rising range are taken', async () => {
  expect(await read({ fees: [fee, { ...second, amount: '500', amount_to: '2000' }] })).toEqual([]);
});

test.each([
  [{ service: 'lanterns' }, "service: there is no 'lanterns'"],
  [{ service: '__proto__' }, 'service: is not a slug'],
  [{ key: fee.key }, "'lamps application 1' appears twice"],
  [{ amount: '2000', amount_to: '500' }, `amount_to: ${texts.noRange}`],
  [{ amount: '', amount_to: '500' }, `amount_to: ${texts.noRange}`],
  [{ amount: '1e9' }, `amount: ${texts.noCount}`],
  [{ amount: '9999999999' }, `amount: ${texts.noCount}`],
  [{ percent: '80' }, `percent: ${texts.noShare}`],
  [{ amount: '', percent: '101' }, `percent: ${texts.noShare}`],
  [{ unit: '' }, `unit: ${texts.noUnit}`],
  [{ valid_from: '2026-03-01', valid_to: '2026-02-01' }, `valid_to: ${texts.endsEarly}`],
  [{ source: '' }, 'source: is empty'],
  [{ read_on: '' }, 'read_on: is not a date like 2026-01-31'],
])('a fee with %o is named by its file and line', async (wrong, reason) => {
  expect(await read({ fees: [fee, { ...second, ...wrong }] })).toEqual([{ file: 'fees/fees.csv', line: 3, reason }]);
});

test('a time whose days do not rise, and steps that wait for a later one, are named too', async () => {
  const steps = [
    { ...step, after: '2' },
    { ...step, number: '2', after: '1;2' },
    { ...step, number: '4', after: '1;b' },
  ];
  const problems = await read({ times: [{ ...time, usual_days: '50' }], steps });
  expect(problems.toSorted((a, b) => b.file.localeCompare(a.file) || a.line - b.line)).toEqual([
    { file: 'fees/times.csv', line: 2, reason: `max_days: ${texts.noRise}` },
    { file: 'fees/steps.csv', line: 2, reason: `after: ${texts.notBefore}` },
    { file: 'fees/steps.csv', line: 3, reason: `after: ${texts.notBefore}` },
    { file: 'fees/steps.csv', line: 4, reason: 'is step 4 of lamps where step 3 follows' },
    { file: 'fees/steps.csv', line: 4, reason: `after.1: ${texts.noCount}` },
  ]);
});

test('words for which there is no text are named', async () => {
  expect(await read({ words: [{ text: 'Fyle', hi: 'दाखिल करें', ar: '' }] })).toEqual([
    { file: 'fees/words.csv', line: 2, reason: "no row says 'Fyle'" },
  ]);
});
