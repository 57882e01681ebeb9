import { formatDate } from '#core/time/dates.ts';
import { anchorAt, type TimeRule } from './time-rule.ts';

/** Paths in a box that is 100 wide, and labels at places in hundredths of the width. */
export type RuleDrawing = {
  height: number;
  paths: string[];
  labels: { at: number; y: number; text: string; anchor: 'start' | 'middle' | 'end' }[];
};

const lineHeight = 16;
/** Half the length of a day, of a year and of the word for today on a phone, in hundredths of the ruler. */
const halves = { day: 12.5, year: 6, today: 8 };

/** The lines of a ruler (its scale, its days, today), and their labels below and above it. */
export function ruleDrawing({ years, ticks, today }: TimeRule, todayLabel: string): RuleDrawing {
  const base = (Math.max(...ticks.map(({ level }) => level)) + 1) * lineHeight + 26;
  const line = (at: number, from: number, to = base) => `M${at} ${from}V${to}`;
  return {
    height: base + 36,
    paths: [
      `M0 ${base}H100${years.map(({ at, label }) => line(at, base - (label ? 12 : 7))).join('')}`,
      ticks.map(({ at, level }) => line(at, (level + 1) * lineHeight - 1)).join(''),
      line(today, base - 20, base + 20),
    ],
    labels: [
      ...years.flatMap(({ at, label }) => (label ? [placed(label, at, base + 16, halves.year)] : [])),
      ...ticks.map(({ day, at, level }) => placed(formatDate(day), at, (level + 1) * lineHeight - 5, halves.day)),
      placed(todayLabel, today, base + 33, halves.today),
    ],
  };
}

function placed(text: string, at: number, y: number, half: number) {
  return { text, at, y, anchor: anchorAt(at, half) };
}
