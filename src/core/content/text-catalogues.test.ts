import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Problem } from './content-error.ts';
import { addCatalogueTexts, readTextCatalogues } from './text-catalogues.server.ts';

const po = (texts: Record<string, string>) =>
  Object.entries(texts)
    .map(([english, text]) => `msgid ${JSON.stringify(english)}\nmsgstr ${JSON.stringify(text)}\n`)
    .join('\n');

test('a catalogue is read for each language that the site offers, and its HTML is clean', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'catalogues-'));
  await mkdir(join(folder, 'translations'));
  await writeFile(
    join(folder, 'translations', 'hi.po'),
    po({
      Lamp: 'लैंप',
      Cord: 'तार<script>steal()</script>',
      'Not yet': '',
      Plug: 'प्लग</main><!--',
      '<p>Ask us</p>': '<p onclick="steal()">पूछिए<script>steal()</script></p>',
    }),
  );
  const problems: Problem[] = [];
  const catalogues = await readTextCatalogues(folder, problems);
  await rm(folder, { recursive: true });
  expect(catalogues.get('hi')).toEqual(
    new Map([
      ['Lamp', 'लैंप'],
      ['Cord', 'तार'],
      ['Plug', 'प्लग'],
      ['<p>Ask us</p>', '<p>पूछिए</p>'],
    ]),
  );
  expect(problems).toEqual([]);
  expect(catalogues.get('ar')).toEqual(new Map());
  expect(catalogues.has('en')).toBe(false);
});

test('what stands beside the English wins, and what has no translation stays English', () => {
  const catalogues = new Map([
    ['hi', new Map([['Lamp', 'लैंप']])],
    ['ar', new Map([['Lamp', 'مصباح']])],
  ]);
  const fields = { name: 'Lamp', title: 'All lamps', place: 3, none: null };
  expect(addCatalogueTexts(catalogues, fields, { hi: { name: 'दीपक' } })).toEqual({
    hi: { name: 'दीपक' },
    ar: { name: 'مصباح' },
  });
  expect(addCatalogueTexts(catalogues, { title: 'All lamps' })).toEqual({});
});

test.each([
  ['NUL behind an escape', 'लैंप\\000', 'has an unseen sign'],
  ['a sign that turns the direction', 'लैंप\u202e', 'has an unseen sign'],
  ['more elements than a page has', '<i>a</i>'.repeat(5_001), 'has more than 5000 nodes'],
])('a catalogue with %s is reported by the text that it translates', async (_what, text, reason) => {
  const folder = await mkdtemp(join(tmpdir(), 'catalogues-'));
  await mkdir(join(folder, 'translations'));
  await writeFile(join(folder, 'translations', 'hi.po'), `msgid "Lamp"\nmsgstr "${text}"\n`);
  const problems: Problem[] = [];
  await readTextCatalogues(folder, problems);
  await rm(folder, { recursive: true });
  expect(problems).toEqual([{ file: 'translations/hi.po', line: 1, reason: `the translation of “Lamp” ${reason}` }]);
});
