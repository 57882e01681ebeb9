/** A ruler of years. Places are in hundredths of its length, from the left. */
export type TimeRule = {
  years: { at: number; label: string | null }[];
  /** Each with the line that its label is on. */
  ticks: { day: string; at: number; level: number }[];
  today: number;
};

/** The most years that get a label, so that the labels fit on a phone. */
const mostLabels = 4;
/** The length of a tick's label on a phone, in hundredths of the ruler, and the number of lines for labels. */
const labelLength = 25;
const levels = 3;

/**
 * A ruler on which these days and today are marked; null when there is no day.
 * @param isMirrored whether time runs from right to left, as text does
 */
export function timeRule(days: readonly string[], today: string, isMirrored: boolean): TimeRule | null {
  const marked = [...new Set(days)].sort();
  const all = [...marked, today].sort();
  const first = Number(all[0]?.slice(0, 4));
  const last = Number(all.at(-1)?.slice(0, 4)) + 1;
  if (marked.length === 0) return null;
  const begin = Date.UTC(first, 0);
  const length = Date.UTC(last, 0) - begin;
  const place = (day: string) => {
    const share = (Date.parse(`${day}T00:00:00Z`) - begin) / length;
    // Leaves some room at both ends, so that a mark there is drawn in full.
    return Math.round((isMirrored ? 1 - share : share) * 990 + 5) / 10;
  };
  const step = Math.ceil((last - first) / mostLabels);
  const years = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  return {
    years: years.map((year) => ({
      at: place(`${year}-01-01`),
      label: (year - first) % step === 0 && year < last ? String(year) : null,
    })),
    ticks: withLevels(marked.map((day) => ({ day, at: place(day) }))),
    today: place(today),
  };
}

/** Puts each label on the first line on which it touches no other. */
function withLevels(ticks: { day: string; at: number }[]): TimeRule['ticks'] {
  const lines = Array.from({ length: levels }, (): number[] => []);
  return ticks.map((tick) => {
    const start = startOfLabel(tick.at);
    const free = lines.findIndex((starts) => starts.every((other) => Math.abs(start - other) >= labelLength));
    const level = free < 0 ? levels - 1 : free;
    lines[level]?.push(start);
    return { ...tick, level };
  });
}

/** Where a label begins: it is centred on its tick, but near an end of the ruler it begins or ends there. */
function startOfLabel(at: number): number {
  const anchor = anchorAt(at, labelLength / 2);
  return at - (anchor === 'start' ? 0 : anchor === 'end' ? labelLength : labelLength / 2);
}

/** How a label is set at its tick, so that it stays on the ruler, when it takes that many hundredths on either side. */
export function anchorAt(at: number, half: number): 'start' | 'middle' | 'end' {
  return at < half ? 'start' : at > 100 - half ? 'end' : 'middle';
}
