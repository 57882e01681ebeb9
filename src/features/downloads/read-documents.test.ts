import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openContent } from '#core/content/content-files.server.ts';
import { readDocuments } from './read-documents.server.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'documents-'));
  await mkdir(join(folder, 'downloads'));
  await mkdir(join(folder, 'data'));
});
afterEach(() => rm(folder, { recursive: true }));

const lists = [{ list: 'lamps', publisher: 'Office of Lamps', publication: 'List of lamps', as_of: '2026-06' }];

async function read(matter: string, body: string) {
  const front = `name: A form\ncategory: forms\ndescription: For lamps.\ndate: 2026-11-01\n${matter}`;
  await writeFile(join(folder, 'downloads', 'a-form.md'), `---\n${front}\n---\n${body}`);
  const files = openContent(folder);
  const [entry] = await readDocuments(files, lists);
  return { document: entry?.document, problems: files.problems };
}

test('a text keeps its headings, tick boxes, tables and notes', async () => {
  const { document, problems } = await read(
    '',
    '## Papers\n\n- [ ] A *signed* letter\n\n> Ask.\n\n| A | B |\n|---|---|\n| 1 | |\n',
  );
  expect(problems).toEqual([]);
  expect(document).toMatchObject({
    format: 'text',
    blocks: [
      { kind: 'heading', text: 'Papers', level: 2 },
      { kind: 'list', mark: 'box', items: ['A signed letter'] },
      { kind: 'note', text: 'Ask.' },
      {
        kind: 'table',
        rows: [
          { cells: ['A', 'B'], isHead: true },
          { cells: ['1', ''], isHead: false },
        ],
      },
    ],
  });
});

test('a workbook takes the rows of a list without our remarks, and cites its publication', async () => {
  const rows = ['Oil lamp,2026-01-02,From 2026-03-04 (verify),yes', 'Candle,,,no', 'Torch,,,yes'];
  await writeFile(join(folder, 'data', 'lamps.csv'), `product,dated,note,confirmed\n${rows.join('\n')}\n`);
  const body =
    'About.\n\n## Lamps\n\n| P | D | N | R |\n|---|---|---|---|\n| `product` | `dated` | `note` | `confirmed` |\n';
  const { document } = await read('format: workbook\nlist: lamps\n', body);
  expect(document).toMatchObject({
    about: ['About.', expect.stringMatching(/^Source: Office of Lamps, List of lamps, June 2026\./)],
    sheets: [
      {
        name: 'Lamps',
        head: ['P', 'D', 'N', 'R'],
        rows: [
          { cells: ['Oil lamp', '2026-01-02', 'From 4 March 2026', ''] },
          { cells: ['Candle', '', '', 'To be confirmed with the regulator'] },
          { cells: ['Torch', '', '', ''] },
        ],
      },
    ],
  });
  const part = await read('format: workbook\nlist: lamps\nonly: { product: Torch }\n', body);
  expect(part.document).toMatchObject({ sheets: [{ rows: [{ cells: ['Torch', '', '', ''] }] }] });
});

test.each([
  ['', '', 'has no text'],
  ['format: workbook', 'Text.', 'has no table'],
  ['format: workbook\nlist: kettles', '## A\n\n| A |\n|---|\n| 1 |\n', 'data/lists.csv has no list kettles'],
  ['format: workbook', '## A/B\n\n| A |\n|---|\n| 1 |\n', "'A/B' cannot be the name of a sheet"],
  ['format: workbook', '## A\n\n| A |\n|---|\n| `product` |\n', "the list has no column 'product'"],
])('a mistake is reported with its file: %s', async (matter, body, reason) => {
  const { problems } = await read(matter, body);
  expect(problems).toContainEqual(expect.objectContaining({ file: 'downloads/a-form.md', reason }));
});
