import { formatDate } from '#core/time/dates.ts';
import type { TimeRule } from './time-rule.ts';

/** Paths in a box that is 100 wide, and labels at places in hundredths of the width. */
export type RuleDrawing = {
  height: number;
  paths: string[];
  labels: { at: number; y: number; text: string }[];
};

const lineHeight = 16;

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
      ...years.flatMap(({ at, label }) => (label ? [{ at, y: base + 16, text: label }] : [])),
      ...ticks.map(({ day, label, level }) => ({
        at: label,
        y: (level + 1) * lineHeight - 5,
        text: formatDate(day),
      })),
      { at: today, y: base + 33, text: todayLabel },
    ],
  };
}
