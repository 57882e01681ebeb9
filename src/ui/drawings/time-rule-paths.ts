import { anchorAt, type TimeRule } from './time-rule.ts';

/** Paths in a box that is 100 wide and so many em high, and labels at places in hundredths of the width. */
export type TimeRulePaths = {
  height: number;
  /** The scale and the lines of the lanes. */
  lines: string;
  /** Where lanes are heavier, because something applies from then on. */
  since: string;
  begins: string;
  ends: string;
  today: string;
  labels: { at: number; y: number; text: string; anchor: 'start' | 'middle' | 'end'; isName?: boolean }[];
};

/** In Latin letters; other scripts have signs above and below theirs. */
const lineHeight = 1.25;
const tallLineHeight = 1.7;
const tickLength = 0.75;
/** How many letters of the name of a lane a phone has room for in a line. */
const mostLetters = { latin: 42, tall: 38 };
/** Half the length of a year or a month, of both together, and of the word for today on a phone, in hundredths of the ruler. */
const halves = { scale: 5, monthOfYear: 8, today: 8 };

/** The lines of a ruler and the labels of its lanes and its scale. */
export function timeRulePaths(rule: TimeRule, todayLabel: string): TimeRulePaths {
  const { scale, lanes, today, labelLength, isMirrored } = rule;
  const line = isTall(todayLabel) ? tallLineHeight : lineHeight;
  const paths = { lines: '', since: '', begins: '', ends: '', today: '' };
  const labels: TimeRulePaths['labels'] = [];
  const end = isMirrored ? 0 : 100;
  let y = 0;
  for (const { name, ticks, since } of lanes) {
    for (const text of name ? linesOf(name) : []) {
      y = round(y + line);
      const at = isMirrored ? 100 : 0;
      labels.push({ text, at, y: y - 0.25, anchor: isMirrored ? 'end' : 'start', isName: true });
    }
    const top = y;
    const levels = Math.max(0, ...ticks.map(({ label, level }) => (label ? level + 1 : 0)));
    y = round(top + levels * line + tickLength);
    for (const { at, label, level, isEnd } of ticks) {
      const from = round(y - tickLength - level * line);
      paths[isEnd ? 'ends' : 'begins'] += `M${at} ${from}V${y}`;
      if (label) labels.push(placed(label, at, round(from - 0.25), labelLength / 2));
    }
    // It leaves out the names, which it would cross.
    paths.today += `M${today} ${top}V${y}`;
    if (name) paths.lines += `M0 ${y}H100`;
    if (since !== null) paths.since += `M${since} ${y}H${end}`;
    if (name) y += 0.75;
  }
  if (lanes.some(({ name }) => name)) y += 0.5;
  const base = round(y);
  const up = scale.map(({ at, label }) => `M${at} ${base}v${label ? 0.5 : 0.25}`).join('');
  for (const { at, label } of scale)
    if (label) labels.push(placed(label, at, round(base + line + 0.25), halfOf(label)));
  labels.push(placed(todayLabel, today, round(base + 2 * line + 0.25), halves.today));
  // The line of today ends above the name of a month that it would cross.
  const isCrossed = scale.some(({ at, label }) => label && Math.abs(at - today) < halfOf(label));
  const todayEnd = round(base + (isCrossed ? 0.4 : line + 0.5));
  // The drawing runs from left to right, whatever its texts do.
  const isolated = labels.map((label) => ({ ...label, text: isMirrored ? isolate(label.text) : label.text }));
  return {
    ...paths,
    lines: `${paths.lines}M0 ${base}H100${up}`,
    today: `${paths.today}M${today} ${base - 0.5}V${todayEnd}`,
    height: round(base + 2 * line + 0.5),
    labels: isolated,
  };
}

/** The words of a name in as many lines as it needs on a phone; a drawing does not break them itself. */
function linesOf(name: string): string[] {
  const most = isTall(name) ? mostLetters.tall : mostLetters.latin;
  const lines: string[] = [];
  for (const word of name.split(' ')) {
    const last = lines.at(-1);
    if (last === undefined || `${last} ${word}`.length > most) lines.push(word);
    else lines[lines.length - 1] = `${last} ${word}`;
  }
  return lines;
}

const halfOf = (label: string) => (label.includes(' ') ? halves.monthOfYear : halves.scale);

const isTall = (text: string) => /\p{L}/u.test(text) && !/\p{Script=Latin}/u.test(text);

function placed(text: string, at: number, y: number, half: number) {
  return { text, at, y, anchor: anchorAt(at, half) };
}

/** A number beside an Arabic word stands where its own language puts it. */
const isolate = (text: string) => (/\p{L}/u.test(text) ? `\u2068${text}\u2069` : text);

const round = (value: number) => Math.round(value * 100) / 100;
