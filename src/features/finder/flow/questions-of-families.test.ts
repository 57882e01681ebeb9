import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { withTestDatabase } from '#tests/with-test-database.ts';
import type { Facts } from '../condition.schema.ts';
import { askedApprovals } from '../evaluation/assess-family.ts';
import { usualFacts } from '../families/facts-of-family.ts';
import { type Family, findAnswered } from '../families/find-family.server.ts';
import { type KnownFamily, knowFamilies } from '../families/know-family.server.ts';
import { loadFinder } from '../load-finder.server.ts';
import { unknownProduct } from '../unknown-product.ts';
import { askableFacts } from './askable-facts.ts';
import { findStep } from './find-step.server.ts';
import { mostQuestions } from './next-question.ts';
import { readSheetFor } from './read-sheet-for.ts';
import type { AnswerName, StepQuestion } from './step.ts';

withTestDatabase();

let unknown: Family[];
/** All families, those first about which most can be asked. */
let families: Family[];
beforeAll(async () => {
  unknown = [await findAnswered(unknownProduct, 'en')].filter((family) => family !== null);
  const known = await knowFamilies('en');
  families = known.toSorted((a, b) => askable(b) - askable(a)).map(({ family }) => family);
});

const askable = (known: KnownFamily) =>
  askableFacts(askedApprovals(known, { reader: 'everyone', size: null }), known.family, known.finder.facts).length;

/**
 * Goes through the questions about a family. What contradicts another answer is put right, which is no further question.
 * @returns what was asked, and how many questions each screen promises in all
 */
async function walkThrough(family: Family, answer: (question: StepQuestion) => string) {
  const said = new Map<AnswerName, string>();
  const read = (name: AnswerName) => said.get(name) ?? '';
  const promised: number[] = [];
  for (let screens = 0; screens < 3 * mostQuestions; screens += 1) {
    const request = { read, sheetFor: readSheetFor(read), change: '', pressed: '', wantsSheet: false, suggested: [] };
    const { question, place, following } = await findStep(family, request, 'en');
    if (!question) return { asked: [...said.keys()], promised };
    if (!question.fault) promised.push(place + 1 + following);
    said.set(question.name, question.fault ? 'unknown' : answer(question));
  }
  throw new Error(`The questions about ${family.slug} do not end`);
}

test('of no product more than nine questions are asked, whatever is answered, and no screen promises more', async () => {
  // Of those about which most can be asked all, and some of the others.
  const some = [...unknown, ...families.slice(0, 50), ...fc.sample(fc.constantFrom(...families), 30)];
  const draws = fc.sample(fc.array(fc.nat(), { minLength: 30, maxLength: 30 }), some.length);
  const counts: number[] = [];
  for (const [place, family] of some.entries()) {
    const picks = draws[place] ?? [];
    const { asked, promised } = await walkThrough(family, ({ kind, choices }) => {
      const pick = picks.pop() ?? 0;
      if (pick % 4 === 0) return 'unknown';
      return kind === 'number' ? String(pick % 10_000) : (choices[pick % choices.length]?.value ?? 'unknown');
    });
    const tooMany = [asked.length, ...promised].filter((count) => count > mostQuestions);
    expect({ family: family.slug, asked, tooMany }).toEqual({ family: family.slug, asked, tooMany: [] });
    counts.push(asked.length);
  }
  // Otherwise the limit was never reached, and this has tested nothing.
  expect(Math.max(...counts)).toBe(mostQuestions);
}, 120_000);

test('a usual product is asked five questions in the median', async () => {
  const { facts } = await loadFinder('en');
  const counts: number[] = [];
  for (const family of families.filter((_, place) => place % 16 === 0)) {
    const usual = usualFacts(family, facts);
    const { asked } = await walkThrough(family, (question) => usualAnswer(question, usual));
    counts.push(asked.length);
  }
  counts.sort((a, b) => a - b);
  expect(counts[Math.floor(counts.length / 2)]).toBeLessThanOrEqual(5);
}, 120_000);

function usualAnswer({ name, choices, kind }: StepQuestion, usual: Facts): string {
  if (name === 'audience') return 'import';
  const known = usual[name];
  if (kind === 'number') return known && 'number' in known ? String(known.number) : '100';
  const values = known && 'values' in known ? known.values : known && 'some' in known ? known.some : [];
  const fitting = values.filter((value) => choices.some((choice) => choice.value === value));
  return fitting.join(',') || (choices[0]?.value ?? 'unknown');
}
