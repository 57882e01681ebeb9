import type { AnswersReport } from '#features/finder/how-right/answers-report.schema.ts';
import { type Answered, type Named, phrasings } from './answered.ts';

/** So many approvals may be left open by an answer that is still of use. */
const mostOpen = 3;
const mostNamed = 8;

/** What the site says in public of its own answers; it states in figures what `writeReport` lists. */
export function publicReport(
  { answered, named }: { answered: readonly Answered[]; named: readonly Named[] },
  today: string,
): AnswersReport {
  const bySector = Map.groupBy(answered, ({ product }) => product.sector);
  const open = answered.flatMap(({ verdict }) => verdict.open);
  const openBy = [...Map.groupBy(open, (approval) => approval)].map(([approval, all]) => ({
    approval,
    count: all.length,
  }));
  const wrong = answered.filter((answer) => gradeOf(answer) === 'wrong');
  return {
    measuredOn: today,
    products: new Set(answered.map(({ product }) => product.key)).size,
    sectors: [...bySector]
      .map(([sector, all]) => ({ sector, ...count(all) }))
      .sort((a, b) => b.answers - a.answers || a.sector.localeCompare(b.sector)),
    total: count(answered),
    leftOpen: openBy.sort((a, b) => b.count - a.count || a.approval.localeCompare(b.approval)).slice(0, mostNamed),
    wrong: wrong.map(({ product, phrasing, first, verdict: { missing, certain } }) => ({
      ...{ phrase: product[phrasing], family: first || null, missing, certain },
    })),
    unseen: phrasings.map((phrasing) => {
      const all = named.filter((each) => each.phrasing === phrasing && each.hasFamily);
      return {
        phrasing,
        asked: all.length,
        first: all.filter(({ place }) => place === 1).length,
        amongFive: all.filter(({ place }) => place !== null && place <= 5).length,
      };
    }),
  };
}

type Grade = 'right' | 'honest' | 'vague' | 'wrong';

function gradeOf({ verdict, isAsked }: Answered): Grade {
  if (verdict.missing.length + verdict.certain.length > 0) return 'wrong';
  if (isAsked) return 'honest';
  if (verdict.open.length === 0) return 'right';
  return verdict.open.length <= mostOpen ? 'honest' : 'vague';
}

function count(all: readonly Answered[]) {
  const graded = Map.groupBy(all, gradeOf);
  const of = (grade: Grade) => graded.get(grade)?.length ?? 0;
  return {
    answers: all.length,
    ...{ right: of('right'), honest: of('honest'), vague: of('vague'), wrong: of('wrong') },
    dangerous: all.filter(({ verdict }) => verdict.missing.length > 0).length,
  };
}
