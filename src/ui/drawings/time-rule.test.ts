import { expect, test } from 'vitest';
import { monthRule, yearRule } from './time-rule.ts';
import { timeRulePaths } from './time-rule-paths.ts';

const today = '2026-11-22';
const laneOf = (...days: string[]) => [{ marks: days.map((day) => ({ day, label: day })) }];
const ticksOf = (rule: ReturnType<typeof yearRule>) => rule?.lanes.flatMap(({ ticks }) => ticks) ?? [];
const nameOf = (month: string) => month;

test('a ruler of years reaches from the first year with a day to the end of the last one', () => {
  const rule = yearRule(laneOf('2026-10-01', '2027-01-01'), today, false);
  expect(rule?.scale.map(({ label }) => label)).toEqual(['2026', '2027', null]);
  const [first, second] = ticksOf(rule);
  expect(first?.at).toBeLessThan(rule?.today ?? 0);
  expect(second?.at).toBeGreaterThan(rule?.today ?? 0);
});

test('labels that would touch are on different lines, and those that find none are left out', () => {
  const rule = yearRule(laneOf('2026-10-01', '2026-12-01', '2027-02-01', '2027-03-01', '2020-01-01'), today, false);
  expect(ticksOf(rule).map(({ label, level }) => label && level)).toEqual([0, 0, 1, 2, null]);
});

test('labels at the ends stay on the ruler, and on their ticks', () => {
  const rule = yearRule(laneOf('2021-01-01', '2024-06-01'), '2026-12-30', false);
  const labels = rule ? timeRulePaths(rule, 'Today').labels : [];
  const anchors = Object.fromEntries(labels.map(({ text, anchor }) => [text, anchor]));
  expect(anchors).toMatchObject({ '2021-01-01': 'start', '2024-06-01': 'middle', Today: 'end', '2021': 'start' });
  expect(labels.find(({ text }) => text === '2021-01-01')?.at).toBe(ticksOf(rule)[0]?.at);
});

test('a day is marked once, and a long span has only as many labels as fit', () => {
  const rule = yearRule(laneOf('1999-01-01', '1999-01-01'), today, false);
  expect(ticksOf(rule)).toHaveLength(1);
  expect(rule?.scale.filter(({ label }) => label).length).toBeLessThanOrEqual(4);
});

test.each(['0202-05-01', '9998-12-31'])('a mistyped year, as in %s, draws no line for each of thousands', (day) => {
  const rule = yearRule(laneOf(day, '2026-01-01'), today, false);
  expect(rule?.scale.length).toBeLessThanOrEqual(5);
  expect(rule?.scale.map(({ at }) => at)).toEqual(rule?.scale.map(({ at }) => at).toSorted((a, b) => a - b));
});

test('a mirrored ruler runs from the right', () => {
  const [left, right] = [false, true].map((isMirrored) => yearRule(laneOf('2021-04-01'), today, isMirrored));
  expect((ticksOf(left ?? null)[0]?.at ?? 0) + (ticksOf(right ?? null)[0]?.at ?? 0)).toBeCloseTo(100);
});

test('without a day there is no ruler of years', () => {
  expect(yearRule([{ marks: [] }], today, false)).toBeNull();
});

test('a ruler of months begins with the month of today and names every quarter', () => {
  const rule = monthRule(laneOf('2027-01-01', '2028-04-30'), { today, isMirrored: false, months: 18, nameOf });
  expect(rule.scale.flatMap(({ label }) => label ?? [])).toEqual([
    ...['2027-01', '2027-04', '2027-07', '2027-10', '2028-01', '2028-04'],
  ]);
  expect(rule.today).toBeLessThan(5);
  expect(rule.scale.at(-1)?.at).toBe(99.5);
});

test('each lane has its own line, its name above it, and today crosses every lane but no name', () => {
  const lanes = ['Large', 'Small'].map((name) => ({ name, marks: [{ day: '2027-01-01', label: '1 Jan' }] }));
  const {
    labels,
    height,
    today: line,
  } = timeRulePaths(monthRule(lanes, { today, isMirrored: false, months: 18, nameOf }), 'Today');
  const [large, small] = ['Large', 'Small'].map((name) => labels.find(({ text }) => text === name)?.y ?? 0);
  expect(large).toBeLessThan(small ?? 0);
  expect(small).toBeLessThan(height);
  expect(line.match(/M/g)).toHaveLength(3);
});

test('on a mirrored ruler, words keep their own direction', () => {
  const rule = yearRule([{ name: 'الجميع', marks: [{ day: '2027-01-01', label: '01-01-2027' }] }], today, true);
  const texts = rule ? timeRulePaths(rule, 'اليوم').labels.map(({ text }) => text) : [];
  expect(texts).toContain('\u2068الجميع\u2069');
  expect(texts).toContain('01-01-2027');
});

test('labels near an end of a ruler of months keep apart as they are drawn', () => {
  const days = ['2026-11-10', '2026-12-20', '2027-01-10', '2027-02-25', '2027-04-01', '2028-04-01', '2028-04-25'];
  const marks = days.map((day) => ({ day, label: day }));
  for (const isMirrored of [false, true]) {
    const rule = monthRule([{ marks }], { today, isMirrored, months: 18, nameOf });
    const spans = timeRulePaths(rule, 'Today')
      .labels.filter(({ text }) => days.includes(text))
      .map(({ at, y, anchor }) => {
        const from = at - { start: 0, middle: rule.labelLength / 2, end: rule.labelLength }[anchor];
        return { y, from, to: from + rule.labelLength };
      });
    expect(spans.length).toBeGreaterThan(4);
    for (const [index, one] of spans.entries())
      for (const other of spans.slice(index + 1))
        expect(one.y !== other.y || one.to <= other.from || other.to <= one.from).toBe(true);
  }
});

test('lines of letters with signs above and below them stand further apart', () => {
  const lanes = [{ name: 'आयातक', marks: [{ day: '2027-01-01', label: '01-01-2027' }] }];
  const rule = yearRule(lanes, today, false);
  const apart = (todayLabel: string) => {
    const labels = rule ? timeRulePaths(rule, todayLabel).labels : [];
    const [name, day] = ['आयातक', '01-01-2027'].map((wanted) => labels.find(({ text }) => text === wanted)?.y ?? 0);
    return (day ?? 0) - (name ?? 0);
  };
  expect(apart('आज')).toBeGreaterThan(apart('Today'));
});

test('a name that is too long for a phone takes two lines, and the lane begins below them', () => {
  const [short, long] = ['Importers', `${'a'.repeat(30)} ${'b'.repeat(30)}`].map((name) => {
    const rule = yearRule([{ name, marks: [{ day: today, label: today }] }], today, false);
    return rule ? timeRulePaths(rule, 'Today') : null;
  });
  expect(long?.labels.filter(({ isName }) => isName).map(({ text }) => text.length)).toEqual([30, 30]);
  expect((long?.height ?? 0) - (short?.height ?? 0)).toBeCloseTo(1.25);
});
