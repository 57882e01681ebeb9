import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createCleanTexts } from '#core/content/clean-texts.server.ts';
import { openContent } from '#core/content/content-files.server.ts';
import type { ContentReading, ContentSource } from '#db/content/content-source.server.ts';
import { ordersContent } from '#features/orders/orders.content.server.ts';
import { requirementListsContent } from '#features/requirements/requirements.content.server.ts';
import { servicesContent } from '#features/services/services.content.server.ts';
import { approvalsContent } from '../approvals/approvals.content.server.ts';
import { factsContent } from '../facts/facts.content.server.ts';
import { ambiguousNamesContent, familiesContent } from './families.content.server.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'families-'));
  await Promise.all(['families', 'data'].map((name) => mkdir(join(folder, name))));
  await writeFile(join(folder, 'data/epr_other.csv'), 'waste_stream,record_type,code,name\n');
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const good: Record<string, string[]> = {
  families: [
    'family,name,group,parent,definition,reviewed_on',
    'lamp,Lamp,Light,,It gives light.,2026-01-02',
    'torch,Torch,Light,lamp,It is carried and has 2 LED.,2026-01-02',
  ],
  names: ['family,language,text,kind', 'lamp,en,light,trade', 'torch,en,flashlight,trade', 'torch,hi,टॉर्च,common'],
  lines: ['family,list,key,strength,condition,note', 'lamp,bis_crs,1,covers,,'],
  'facts-of-families': ['family,fact,value,certainty', 'lamp,watts,5,typical'],
  hs: ['family,code,relation', 'lamp,9405,usual'],
  ambiguous: ['text,families,question', 'glow,lamp|torch,Which?'],
  groups: ['group,hi,ar', 'Light,प्रकाश,ضوء'],
  uncovered: ['list,key,why', 'wpc_eta,Band,A band is no product.'],
  spellings: ['word,spellings', 'light,lait|layt'],
  definitions: ['family,hi,ar', 'lamp,प्रकाश देता है।,يعطي ضوءًا.'],
  stances: ['approval,stance,lists,checked_on,why,families', 'isi,none-found,bis_isi,2026-01-02,No row.,lamp|torch'],
};
const write = (file: string, lines: string[]) =>
  writeFile(join(folder, `families/${file}.csv`), `${lines.join('\n')}\n`);
beforeEach(async () => {
  await Promise.all(Object.entries(good).map(([file, lines]) => write(file, lines)));
});

/** What other sources have read, as far as families name it. */
const facts = [{ key: 'watts', kind: 'number', values: [] }];
const others = new Map<unknown, unknown>([
  [requirementListsContent, [{ list: 'bis_crs', key: '1' }]],
  [ordersContent, { instruments: [] }],
  [approvalsContent, { keys: new Set(['isi', 'crs']) }],
  [factsContent, { given: facts }],
  [servicesContent, { keys: new Set() }],
]);

/** What is wrong with the files of these sources. */
async function problems(sources: ContentSource[] = [familiesContent, ambiguousNamesContent]) {
  const files = openContent(folder);
  const known = new Map(others);
  for (const source of sources) known.delete(source);
  const readBy = (async (source: ContentSource) => {
    if (!known.has(source)) known.set(source, source.read(reading));
    return known.get(source);
  }) as ContentReading['readBy'];
  const reading = { files, clean: createCleanTexts(files.problems), readBy };
  await Promise.all(sources.map(readBy));
  return files.problems.map(({ file, line, reason }) => `${file}:${line}: ${reason}`);
}

test('good files are accepted', async () => {
  expect(await problems()).toEqual([]);
});

test.each([
  ['a name of 200 letters', 'names', `lamp,en,${'a'.repeat(200)},trade`, /names.csv:5: .*longer than 120/],
  ['a name whose letters are of two scripts', 'names', 'lamp,en,lаmp,trade', /names.csv:5: .*mixes scripts/],
  [
    'a family with the address of another page',
    'families',
    'how-right,Level,Light,,It levels.,2026-01-02',
    /families.csv:4: family: how-right is the address/,
  ],
  ['a code with noise', 'hs', 'lamp,94-05 (LED),usual', /hs.csv:3: .*customs code/],
  [
    'a row that its list does not have',
    'lines',
    'torch,bis_crs,2,covers,,',
    /lines.csv:3: key: the list bis_crs has no row '2'/,
  ],
  [
    'a condition that is no JSON',
    'lines',
    'torch,bis_crs,1,covers,watts>5,',
    /lines.csv:3: condition: is not a condition/,
  ],
  [
    'a condition on a fact that there is not',
    'lines',
    'torch,bis_crs,1,covers,"{""fact"":""lumen"",""below"":5}",',
    /lines.csv:3: .*no fact lumen/,
  ],
  [
    'a value that a fact does not have',
    'facts-of-families',
    'torch,watts,many,typical',
    /facts-of-families.csv:3: .*not many/,
  ],
  [
    'a name that another family has',
    'names',
    'torch,en,Lights,trade',
    /names.csv:5: text: 'Lights' is a name of lamp and torch/,
  ],
  [
    'a name that another family has in another spelling',
    'names',
    'torch,en,layt,trade',
    /names.csv:5: text: 'layt' is a name of lamp and torch/,
  ],
  [
    'a definition that has lost a number or a mark',
    'definitions',
    'torch,2 बत्ती वाली टॉर्च।,مصباح يدوي 2 LED.',
    /definitions.csv:3: hi: the definition in hi has lost 'LED'/,
  ],
  ['a definition of no family', 'definitions', 'candle,मोमबत्ती।,شمعة.', /definitions.csv:3: there is no family candle/],
  ['a family that does not exist', 'names', 'candle,en,candle,trade', /names.csv:5: there is no family candle/],
  [
    'a group that does not exist',
    'families',
    'wick,Wick,Dark,,A wick.,2026-01-02',
    /families.csv:4: group: there is no 'Dark'/,
  ],
  ['a question about one family', 'ambiguous', 'beam,lamp,Which?', /ambiguous.csv:3: .*nothing to ask/],
  ['a spelling of two words', 'spellings', 'flashlight,lait', /spellings.csv:3: lait already stands for light/],
  ['a spelling of a word without a name', 'spellings', 'candle,kendal', /spellings.csv:3: no name .* candle/],
  ['a spelling with noise', 'spellings', 'flashlight,flash lait', /spellings.csv:3: .*small Latin letters/],
  [
    'a stance without a day',
    'stances',
    'crs,none-found,bis_crs,,No row.,lamp',
    /stances.csv:3: checked_on: is missing/,
  ],
  [
    'a family that is described twice',
    'families',
    'lamp,Lamp,Light,,Again.,2026-01-02',
    /families.csv:4: 'lamp' appears twice/,
  ],
])('%s is named by file and line', async (_, file, line, said) => {
  await write(file, [...(good[file] ?? []), line]);
  expect((await problems()).join('\n')).toMatch(said);
});

test('parents in a loop are named by file and line', async () => {
  await write('families', [
    good.families?.[0] ?? '',
    'lamp,Lamp,Light,torch,It gives light.,2026-01-02',
    'torch,Torch,Light,lamp,It is carried.,2026-01-02',
  ]);
  expect((await problems()).join('\n')).toMatch(/families.csv:2: parent: lamp, torch are parents of each other/);
});

test('an approval that depends on a fact that there is not is named by file and line', async () => {
  const lines = ['- key: lamps', '  name: Lamps', '  beside:', '    when: { fact: lumen, below: 5 }'];
  await writeFile(join(folder, 'families/approvals.yaml'), lines.join('\n'));
  expect(await problems([approvalsContent])).toEqual([
    expect.stringMatching(/approvals.yaml:4: beside.when: .*no fact lumen/),
  ]);
});
