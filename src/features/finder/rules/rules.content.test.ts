import { readdirSync } from 'node:fs';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { parse } from 'yaml';
import { createCleanTexts } from '#core/content/clean-texts.server.ts';
import { openContent } from '#core/content/content-files.server.ts';
import type { ContentReading, ContentSource } from '#db/content/content-source.server.ts';
import { ordersContent } from '#features/orders/orders.content.server.ts';
import { sideRulesContent } from '#features/requirements/side-rules/side-rules.content.server.ts';
import { servicesContent } from '#features/services/services.content.server.ts';
import { approvalsContent } from '../approvals/approvals.content.server.ts';
import { factsContent } from '../facts/facts.content.server.ts';
import { familiesContent, familyGroupsContent } from '../families/families.content.server.ts';
import { finderContent } from '../finder.content.server.ts';
import { rulesContent } from './rules.content.server.ts';

const real = 'content/families';
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rules-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));
beforeEach(() => cp(real, join(folder, 'families'), { recursive: true }));

const change = async (file: string, from: string, to: string) => {
  const path = join(folder, 'families', file);
  const text = await readFile(path, 'utf8');
  expect(text).toContain(from);
  await writeFile(path, text.replace(from, to));
};

/** All but one of the families, groups and approvals that rules name are there. */
const keys = { has: (key: string) => key !== 'wpc' && key !== 'zorb' };
const lists = ['wpc_eta', 'epr_eee_codes'];
const orders = readdirSync('content/orders').map((file) => file.replace('.yaml', ''));

async function problems() {
  const files = openContent(folder);
  const known = new Map<unknown, unknown>([
    [servicesContent, { keys }],
    [familiesContent, { keys }],
    [familyGroupsContent, { keys }],
    [sideRulesContent, { keys, records: [{ key: 'isi-goods-general', status: 'archived' }] }],
    [ordersContent, { instruments: [...orders].map((slug) => ({ slug })) }],
    [approvalsContent, { keys, records: [{ document: { lists } }] }],
  ]);
  const readBy = (async (source: ContentSource) => {
    if (!known.has(source)) known.set(source, source.read(reading));
    return known.get(source);
  }) as ContentReading['readBy'];
  const reading = { files, clean: createCleanTexts(files.problems), readBy };
  await Promise.all([factsContent, rulesContent, finderContent].map((source) => readBy(source as ContentSource)));
  return files.problems.map(({ file, line, reason }) => `${file}:${line}: ${reason}`);
}

test('the demo site’s rules hold by their own examples', async () => {
  expect(await problems()).toEqual([]);
});

test('visitors read where we have read of a rule, and nothing of how we came by a copy', async () => {
  const rules: { key: string; source: string }[] = parse(await readFile(join(real, 'rules.yaml'), 'utf8'));
  expect(rules.length).toBeGreaterThan(100);
  const ofCopies = /\bdeliver(y|ies)\b|\.csv\b|\bour service notes\b| \?p=/i;
  expect(rules.filter(({ source }) => ofCopies.test(source))).toEqual([]);
});

test('every question says what its words mean and why it is asked', async () => {
  type Texts = { help?: string; why?: string };
  type Question = Texts & { fact: string; translations: Record<string, Texts> };
  const questions: Question[] = parse(await readFile(join(real, 'fact-questions.yaml'), 'utf8'));
  const silent = questions.flatMap(({ fact, translations, ...english }) =>
    Object.entries({ en: english, ...translations })
      .filter(([, { help, why }]) => !help || !why)
      .map(([language]) => `${fact} ${language}`),
  );
  expect(silent).toEqual([]);
});

test.each([
  [
    'rules.yaml',
    'fact: radio\n    in:\n      - bluetooth',
    'fact: radio\n    in:\n      - nfc',
    /rules.yaml:\d+: examples.true: By its condition this example is false/,
  ],
  ['rules.yaml', 'fact: radio', 'fact: wireless', /rules.yaml:\d+: condition: There is no fact wireless/],
  ['rules.yaml', '- bluetooth', '- blutooth', /rules.yaml:\d+: condition: radio has no value blutooth/],
  ['rules.yaml', '        - none', '        - nought', /rules.yaml:\d+: examples.false: radio has no value nought/],
  ['rules.yaml', 'approval: wpc-eta', 'approval: wpc', /rules.yaml:\d+: approval: there is no 'wpc'/],
  ['rules.yaml', '- refrigerator', '- zorb', /rules.yaml:\d+: scope.families.\d+: there is no 'zorb'/],
  ['rules.yaml', 'effect: requires\n', 'effect: demands\n', /rules.yaml:\d+: effect/],
  ['rules.yaml', '- list:wpc_eta', '- list:wpc', /rules.yaml:\d+: overrides: No approval has the list wpc/],
  ['rules.yaml', '- list:wpc_eta', '- wpc-eta-test-samples', /rules.yaml:\d+: overrides: .*override each other: wpc-/],
  ['rules.yaml', '- side:it-hardware-2026', '- side:zorb', /rules.yaml:\d+: overrides: There is no rule side:zorb/],
  ['rules.yaml', '- side:it-hardware-2026', '- side:isi-goods-general', /overrides: There is no rule side:isi-goods/],
  ['rules.yaml', '  scope:\n    groups:', '  scope:\n    group:', /rules.yaml:\d+: scope.group: is not a field/],
  ['rule-reasons.yaml', 'rule: wpc-eta-no-radio', 'rule: wpc-eta-no', /rule-reasons.yaml:\d+: there is no rule/],
  ['fact-words.yaml', '"india": "it', '"indai": "it', /fact-words.yaml:\d+: made-in has no value indai/],
  ['fact-questions.yaml', '    wifi-5: Wi-Fi', '    wifi-55: Wi-Fi', /questions.yaml:\d+: radio has no value wifi-55/],
  [
    'fact-questions.yaml',
    'india: भारत में',
    'ind: भारत में',
    /questions.yaml:\d+: .*hi.values.india: india has no words in hi/,
  ],
  ['facts.csv', 'mains,choice,yes|no', 'mains,choice,yes|unknown', /facts.csv:7: values: is not a value/],
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
