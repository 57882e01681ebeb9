import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
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
      '<p>Ask us</p>': '<p onclick="steal()">पूछिए<script>steal()</script></p>',
    }),
  );
  const catalogues = await readTextCatalogues(folder);
  await rm(folder, { recursive: true });
  expect(catalogues.get('hi')).toEqual(
    new Map([
      ['Lamp', 'लैंप'],
      ['Cord', 'तार'],
      ['<p>Ask us</p>', '<p>पूछिए</p>'],
    ]),
  );
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
