/** A day on a lane. At a day with `isEnd` something ends, which is drawn as a broken line. */
type Mark = { day: string; label: string; isEnd?: boolean };

/**
 * The days of one audience. Without a name it is the only lane of its ruler.
 * @param since what applies from that day on, which makes the lane heavier from there
 */
export type RuleLane = { name?: string; marks: readonly Mark[]; since?: string | null };

/** A ruler of time. Places are in hundredths of its length, from the left. */
export type TimeRule = {
  scale: { at: number; label: string | null }[];
  lanes: {
    name: string | null;
    /** Each with the line above the lane that its label is on; a label that finds no free line is left out. */
    ticks: { at: number; label: string | null; level: number; isEnd: boolean }[];
    /** Where it becomes heavier, up to the end of time. */
    since: number | null;
  }[];
  today: number;
  /** How much room each label of a lane has on a phone. */
  labelLength: number;
  isMirrored: boolean;
};

/** The length of a label on a phone in hundredths of the ruler, and the number of lines for labels. */
type LabelRoom = { length: number; levels: number };

const roomForDates: LabelRoom = { length: 25, levels: 3 };
/** `1 Apr`, in the longest of our languages. */
const roomForDays: LabelRoom = { length: 20, levels: 3 };
/** The most years that get a label, so that the labels fit on a phone. */
const mostLabels = 4;
/** The most years of which each has a line. */
const mostYears = 100;

/**
 * A ruler of years on which these days and today are marked; null when there is no day.
 * @param isMirrored whether time runs from right to left, as text does
 */
export function yearRule(lanes: readonly RuleLane[], today: string, isMirrored: boolean): TimeRule | null {
  const days = lanes.flatMap(({ marks }) => marks.map(({ day }) => day));
  if (days.length === 0) return null;
  const all = [...days, today].sort();
  const first = Number(all[0]?.slice(0, 4));
  const last = Number(all.at(-1)?.slice(0, 4)) + 1;
  const step = Math.ceil((last - first) / mostLabels);
  const years = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  const isNamed = (year: number) => (year - first) % step === 0 && year < last;
  // A year that was mistyped would draw thousands of lines.
  const drawn = years.length > mostYears ? years.filter((year) => isNamed(year) || year === last) : years;
  const scale = drawn.map((year) => ({
    day: `${String(year).padStart(4, '0')}-01-01`,
    label: isNamed(year) ? String(year) : null,
  }));
  return drawnUp({ lanes, today, isMirrored, scale, room: roomForDates });
}

/**
 * A ruler of so many months, which begins with that of today; every third one is named.
 * @param nameOf the name of a month such as `2027-01`
 */
export function monthRule(
  lanes: readonly RuleLane[],
  { today, isMirrored, months, nameOf }: MonthsOf & { today: string; isMirrored: boolean },
): TimeRule {
  const year = Number(today.slice(0, 4));
  const month = Number(today.slice(5, 7)) - 1;
  const scale = Array.from({ length: months + 1 }, (_, index) => {
    const day = new Date(Date.UTC(year, month + index)).toISOString().slice(0, 10);
    const isNamed = (month + index) % 3 === 0 && index < months;
    return { day, label: isNamed ? nameOf(day.slice(0, 7)) : null };
  });
  const marked = scale.filter(({ label }, index) => label || index % months === 0);
  return drawnUp({ lanes, today, isMirrored, scale: marked, room: roomForDays });
}

type MonthsOf = { months: number; nameOf: (month: string) => string };

function drawnUp(given: {
  lanes: readonly RuleLane[];
  today: string;
  isMirrored: boolean;
  scale: readonly { day: string; label: string | null }[];
  room: LabelRoom;
}): TimeRule {
  const { lanes, today, isMirrored, scale, room } = given;
  const begin = Date.parse(scale[0]?.day ?? today);
  const length = Date.parse(scale.at(-1)?.day ?? today) - begin;
  const place = (day: string) => {
    const share = Math.min(Math.max((Date.parse(day) - begin) / length, 0), 1);
    // Leaves some room at both ends, so that a mark there is drawn in full.
    return Math.round((isMirrored ? 1 - share : share) * 990 + 5) / 10;
  };
  return {
    scale: scale.map(({ day, label }) => ({ at: place(day), label })),
    lanes: lanes.map(({ name, marks, since }) => {
      const distinct = new Map(marks.map((mark) => [`${mark.day} ${mark.isEnd ?? false}`, mark]));
      const sorted = [...distinct.values()].sort((a, b) => a.day.localeCompare(b.day));
      return { name: name ?? null, ticks: ticksOf(sorted, place, room), since: since ? place(since) : null };
    }),
    today: place(today),
    labelLength: room.length,
    isMirrored,
  };
}

/** Puts each label on the first line on which it touches no other. */
function ticksOf(marks: readonly Mark[], place: (day: string) => number, { length, levels }: LabelRoom) {
  const lines = Array.from({ length: levels }, (): number[] => []);
  const written = new Set<string>();
  return marks.map(({ day, label, isEnd = false }) => {
    const at = place(day);
    const start = startOfLabel(at, length);
    const level = lines.findIndex((starts) => starts.every((other) => Math.abs(start - other) >= length));
    const hasLabel = level >= 0 && !written.has(day);
    if (hasLabel) lines[level]?.push(start);
    written.add(day);
    return { at, label: hasLabel ? label : null, level: hasLabel ? level : 0, isEnd };
  });
}

/** Where a label begins: it is centred on its tick, but near an end of the ruler it begins or ends there. */
function startOfLabel(at: number, length: number): number {
  const anchor = anchorAt(at, length / 2);
  return at - (anchor === 'start' ? 0 : anchor === 'end' ? length : length / 2);
}

/** How a label is set at its tick, so that it stays on the ruler, when it takes that many hundredths on either side. */
export function anchorAt(at: number, half: number): 'start' | 'middle' | 'end' {
  return at < half ? 'start' : at > 100 - half ? 'end' : 'middle';
}
