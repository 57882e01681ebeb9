import { type FigureBasis, figureBases } from '#features/fees/fees.schema.ts';
import type { Course, CourseStep, Courses, Figure } from '#features/fees/list-courses.server.ts';
import type { SheetFor } from '../evaluation/assess-family.ts';
import type { ApprovalEdge } from '../load-finder.server.ts';
import { type Edge, longestWay, orderOf } from './order-of.ts';
import { stagesOf } from './stages-of.ts';

/** The way to one approval that applies. */
export type Way = {
  key: string;
  name: string;
  /** Steps of one stage can be taken at the same time. */
  stages: Pick<CourseStep, 'number' | 'step' | 'actor'>[][];
  /** Where the steps were read; null where none are known. */
  reading: { source: string; readOn: string } | null;
  times: Figure[];
  costs: Figure[];
};

/**
 * The way that takes longest, by who says so, and those on the sheet of whose time nobody says anything. Several names
 * are approvals that wait for one another; `words` then say what they take together.
 */
export type Slowest = {
  basis: FigureBasis;
  names: string[];
  words: string;
  condition: string | null;
  unknown: string[];
};

/** The ways to the approvals that apply, and their order where one waits for another. */
export type WholeCourse = {
  ways: Way[];
  slowest: Slowest[];
  /** Those of one stage can be obtained side by side; empty where nothing waits for anything else. */
  order: { key: string; name: string }[][];
  waits: { before: string; after: string; why: string; source: string }[];
};

type Named = { key: string; name: string; service: string | null };

/** The ways to the approvals that apply, for the readers of one sheet; an approval of which nothing is known has none. */
function waysOf(applying: readonly Named[], courses: Courses, { reader }: SheetFor): Way[] {
  return applying.flatMap(({ key, name, service }): Way[] => {
    const course = service ? courses.get(service) : undefined;
    if (!course) return [];
    const concerns = ({ payer }: Figure) =>
      payer === 'any' || reader === 'everyone' || (payer === 'india') === (reader === 'india');
    const [first] = course.steps;
    return [
      {
        ...{ key, name },
        stages: stagesOf(course.steps).map((stage) =>
          stage.map(({ number, step, actor }) => ({ number, step, actor })),
        ),
        reading: first ? { source: first.source, readOn: first.readOn } : null,
        times: course.times.filter(concerns),
        costs: course.costs.filter(concerns),
      },
    ];
  });
}

/** The way to everything that applies: what waits for what, and what takes longest. */
export function courseOf(
  applying: readonly Named[],
  courses: Courses,
  edges: readonly ApprovalEdge[],
  { sheetFor, daysInWords }: { sheetFor: SheetFor; daysInWords: (days: number) => string },
): WholeCourse {
  const names = new Map(applying.map(({ key, name }) => [key, name]));
  const between = edges.filter(({ before, after }) => names.has(before) && names.has(after));
  const ways = waysOf(applying, courses, sheetFor);
  return {
    ways,
    slowest: slowestOf(ways, between, daysInWords),
    order:
      between.length > 0
        ? orderOf(
            applying.map(({ key, name }) => ({ key, name })),
            between,
          )
        : [],
    waits: between.map(({ before, after, ...rest }) => ({
      ...{ before: names.get(before) ?? before, after: names.get(after) ?? after },
      ...rest,
    })),
  };
}

/** What takes longest, each kind of source for itself: approvals that wait for one another are added together. */
export function slowestOf(
  ways: readonly Pick<Way, 'key' | 'name' | 'times'>[],
  edges: readonly Edge[],
  daysInWords: (days: number) => string,
): Slowest[] {
  return figureBases.flatMap((basis) => {
    const wholes = ways.map(({ key, name, times }) => ({ key, name, longest: longestOf(times, basis) }));
    const way = longestWay(wholes, edges, ({ longest }) => longest?.days ?? 0).filter(({ longest }) => longest);
    const [first, ...others] = way;
    if (!first?.longest) return [];
    const { words, condition } = first.longest;
    const days = way.reduce((sum, { longest }) => sum + (longest?.days ?? 0), 0);
    return [
      {
        ...{ basis, names: way.map(({ name }) => name) },
        ...(others.length > 0 ? { words: daysInWords(days), condition: null } : { words, condition }),
        unknown: wholes.flatMap(({ name, longest }) => (longest ? [] : [name])),
      },
    ];
  });
}

function longestOf(times: Course['times'], basis: FigureBasis): Figure | null {
  const wholes = times.filter((time) => time.basis === basis && time.days !== null);
  return wholes.toSorted((a, b) => (b.days ?? 0) - (a.days ?? 0))[0] ?? null;
}
