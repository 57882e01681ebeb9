import { expect, test } from 'vitest';
import { readFeesAgain } from '#tests/read-fees-again.ts';
import { withTestDatabase } from '#tests/with-test-database.ts';
import type { SheetFor } from '../evaluation/assess-family.ts';
import { statedFacts } from '../evaluation/known-facts.ts';
import { findFamily } from '../families/find-family.server.ts';
import { knowFamily } from '../families/know-family.server.ts';
import { drawUpKnownFamily } from './draw-up-family-sheet.server.ts';
import { slowestOf } from './way-of.ts';

withTestDatabase();

async function courseOf(slug: string, reader: SheetFor['reader']) {
  const family = await findFamily(slug, 'en');
  if (!family) throw new Error(`no family ${slug}`);
  const known = await knowFamily(family, 'en', statedFacts({ radio: ['bluetooth'] }));
  const { course } = await drawUpKnownFamily(known, { reader, size: null }, 'en', true);
  if (!course) throw new Error(`no course for ${slug}`);
  return { ...course, way: (key: string) => course.ways.find((way) => way.key === key) };
}

test('the steps of an approval stand in their order, those that can be taken together side by side', async () => {
  const { way } = await courseOf('ceiling-fan', 'import');
  const stages = way('fmcs')?.stages.map((stage) => stage.map(({ number }) => number));
  expect(stages).toEqual([[1], [2, 3], [4], [5], [6], [7], [8], [9], [10, 11]]);
  expect(way('fmcs')?.reading?.source).toContain('bis.gov.in');
  expect(way('isi')).toBeUndefined();
});

test('published, reported and our own figures stand apart, each with its source, for those who pay it', async () => {
  await readFeesAgain();
  const { ways, way } = await courseOf('ceiling-fan', 'import');
  const figures = ways.flatMap(({ times, costs }) => [...times, ...costs]);
  expect(new Set(figures.map(({ basis }) => basis))).toEqual(new Set(['published', 'reported', 'ours']));
  for (const { source, words, payer } of figures) {
    expect(source).not.toMatch(/^(none found)?$/);
    expect(words).toMatch(/\d|at once|Free/);
    expect(payer).not.toBe('india');
  }
  expect(way('fmcs')?.times.find(({ days }) => days === 420)).toMatchObject({ basis: 'reported', stage: 'In all' });
  const india = await courseOf('ceiling-fan', 'india');
  expect(india.way('isi')?.times.every(({ payer }) => payer === 'any' || payer === 'india')).toBe(true);
});

test('the slowest approval decides, and those of which nobody speaks are named', () => {
  const time = (basis: 'reported' | 'ours', days: number | null) => ({
    ...{ basis, days, payer: 'any' as const, stage: 'In all', words: `${days} days`, condition: null },
    ...{ source: 'somebody', readOn: '2026-01-01' },
  });
  const ways = [
    { key: 'a', name: 'slow', times: [time('reported', 90), time('reported', 20)] },
    { key: 'b', name: 'quick', times: [time('reported', 30), time('ours', 14)] },
    { key: 'c', name: 'parts', times: [time('reported', null)] },
  ];
  const inWords = (days: number) => `${days} together`;
  expect(slowestOf(ways, [], inWords)).toEqual([
    { basis: 'reported', names: ['slow'], words: '90 days', condition: null, unknown: ['parts'] },
    { basis: 'ours', names: ['quick'], words: '14 days', condition: null, unknown: ['slow', 'parts'] },
  ]);
  const edges = [
    { before: 'b', after: 'c' },
    { before: 'a', after: 'b' },
  ];
  expect(slowestOf(ways, edges, inWords)[0]).toMatchObject({
    names: ['slow', 'quick'],
    words: '120 together',
    unknown: ['parts'],
  });
  expect(slowestOf([], [], inWords)).toEqual([]);
});
