import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { openContent } from './content-files.server.ts';

test.each([
  ['\u0000', 'U+0000'],
  ['\u0007', 'U+0007'],
  ['\u202e', 'U+202E'],
  ['\u2066', 'U+2066'],
])('a sign that nobody sees is named with its line: %j', async (sign, name) => {
  const folder = await mkdtemp(join(tmpdir(), 'content-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await writeFile(join(folder, 'names.csv'), `name,note\nfan,\nla${sign}mp,\n`);
  const files = openContent(folder);
  await files.csv('names.csv', z.object({ name: z.string() }));
  expect(files.problems).toEqual([{ file: 'names.csv', line: 3, reason: `has the unseen sign ${name}` }]);
});

test('a file that several sources read is read once, and what is wrong with it is reported once', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'content-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await writeFile(join(folder, 'names.csv'), 'name,note\nfan,\n"lamp\n');
  await writeFile(join(folder, 'names.yaml'), 'names: [fan,\n');
  const files = openContent(folder);
  const names = z.object({ name: z.string() });
  expect(await files.csv('names.csv', names)).toEqual(await files.csv('names.csv', z.object({ name: z.string() })));
  expect(await files.yaml('names.yaml', z.unknown())).toEqual(await files.yaml('names.yaml', z.array(z.string())));
  expect(files.problems.map(({ file }) => file)).toEqual(['names.csv', 'names.yaml']);
});
