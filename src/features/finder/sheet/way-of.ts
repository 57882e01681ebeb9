import { type FigureBasis, figureBases } from '#features/fees/fees.schema.ts';
import type { Course, CourseStep, Courses, Figure } from '#features/fees/list-courses.server.ts';
import type { SheetFor } from '../assess-family.ts';
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

/** The approval that takes longest, by who says so, and those of whose time nobody says anything. */
export type Slowest = { basis: FigureBasis; name: string; words: string; condition: string | null; unknown: string[] };

type Named = { key: string; name: string; service: string | null };

/** The ways to the approvals that apply, for the readers of one sheet; an approval of which nothing is known has none. */
export function waysOf(applying: readonly Named[], courses: Courses, { reader }: SheetFor): Way[] {
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

/** Approvals that nothing makes wait for one another take as long as the slowest; each kind of source for itself. */
export function slowestOf(ways: readonly Pick<Way, 'name' | 'times'>[]): Slowest[] {
  return figureBases.flatMap((basis) => {
    const wholes = ways.map(({ name, times }) => ({ name, longest: longestOf(times, basis) }));
    const known = wholes.flatMap(({ name, longest }) => (longest ? [{ name, longest }] : []));
    const slowest = known.toSorted((a, b) => (b.longest.days ?? 0) - (a.longest.days ?? 0))[0];
    if (!slowest) return [];
    const { words, condition } = slowest.longest;
    const unknown = wholes.flatMap(({ name, longest }) => (longest ? [] : [name]));
    return [{ basis, name: slowest.name, words, condition, unknown }];
  });
}

function longestOf(times: Course['times'], basis: FigureBasis): Figure | null {
  const wholes = times.filter((time) => time.basis === basis && time.days !== null);
  return wholes.toSorted((a, b) => (b.days ?? 0) - (a.days ?? 0))[0] ?? null;
}
