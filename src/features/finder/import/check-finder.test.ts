import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openContent } from '#core/content/content-files.server.ts';
import { checkFinder } from './check-finder.ts';
import { readFinderFiles } from './finder-files.server.ts';

const real = 'content/families';
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'finder-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));
beforeEach(() => cp(real, join(folder, 'families'), { recursive: true }));

const change = async (file: string, from: string, to: string) => {
  const path = join(folder, 'families', file);
  const text = await readFile(path, 'utf8');
  expect(text).toContain(from);
  await writeFile(path, text.replace(from, to));
};

async function problems() {
  const files = openContent(folder);
  const read = await readFinderFiles(files);
  const any = { has: (key: string) => key !== 'wpc' } as unknown as ReadonlySet<string>;
  checkFinder(read, { families: any, groups: any, approvals: any }, files.problems);
  return files.problems.map(({ file, line, reason }) => `${file}:${line}: ${reason}`);
}

test('the demo site’s rules hold by their own examples', async () => {
  expect(await problems()).toEqual([]);
});

test.each([
  [
    'rules.yaml',
    'fact: radio\n    in:\n      - bluetooth',
    'fact: radio\n    in:\n      - nfc',
    /rules.yaml:\d+: its example 'true' is false/,
  ],
  ['rules.yaml', 'fact: radio', 'fact: wireless', /rules.yaml:\d+: There is no fact wireless/],
  ['rules.yaml', '- bluetooth', '- blutooth', /rules.yaml:\d+: radio has no value blutooth/],
  ['rules.yaml', 'approval: wpc-eta', 'approval: wpc', /rules.yaml:\d+: there is no approval wpc/],
  ['rules.yaml', 'effect: requires\n', 'effect: demands\n', /rules.yaml:\d+: .*effect/],
  [
    'approval-edges.yaml',
    'before: crs\n  after: import-policy',
    'before: crs\n  after: stqc-cctv',
    /approval-edges.yaml:\d+: crs would wait for itself, by way of stqc-cctv/,
  ],
])('in %s, %j for %j is reported with its line', async (file, from, to, reason) => {
  await change(file, from, to);
  expect(await problems()).toContainEqual(expect.stringMatching(reason));
});
