import { expect, test } from 'vitest';
import { ruleDrawing } from './rule-drawing.ts';
import { timeRule } from './time-rule.ts';

const today = '2026-11-22';

test('a ruler reaches from the first year with a day to the end of the last one', () => {
  const rule = timeRule(['2026-10-01', '2027-01-01'], today, false);
  expect(rule?.years.map(({ label }) => label)).toEqual(['2026', '2027', null]);
  const [first, second] = rule?.ticks ?? [];
  expect(first?.at).toBeLessThan(rule?.today ?? 0);
  expect(second?.at).toBeGreaterThan(rule?.today ?? 0);
});

test('labels that would touch are on different lines', () => {
  const rule = timeRule(['2026-10-01', '2026-12-01', '2027-02-01', '2020-01-01'], today, false);
  expect(rule?.ticks.map(({ level }) => level)).toEqual([0, 0, 1, 2]);
});

test('labels at the ends stay on the ruler, and on their ticks', () => {
  const rule = timeRule(['2021-01-01', '2024-06-01'], '2026-12-30', false);
  const labels = rule ? ruleDrawing(rule, 'Today').labels : [];
  const anchors = Object.fromEntries(labels.map(({ text, anchor }) => [text, anchor]));
  expect(anchors).toMatchObject({ '01-01-2021': 'start', '01-06-2024': 'middle', Today: 'end', '2021': 'start' });
  expect(labels.find(({ text }) => text === '01-01-2021')?.at).toBe(rule?.ticks[0]?.at);
});

test('a day is marked once, and a long span has only as many labels as fit', () => {
  const rule = timeRule(['1999-01-01', '1999-01-01'], today, false);
  expect(rule?.ticks).toHaveLength(1);
  expect(rule?.years.filter(({ label }) => label).length).toBeLessThanOrEqual(4);
});

test('a mirrored ruler runs from the right', () => {
  const [left, right] = [false, true].map((isMirrored) => timeRule(['2021-04-01'], today, isMirrored));
  expect((left?.ticks[0]?.at ?? 0) + (right?.ticks[0]?.at ?? 0)).toBeCloseTo(100);
});

test('without a day there is no ruler', () => {
  expect(timeRule([], today, false)).toBeNull();
});
