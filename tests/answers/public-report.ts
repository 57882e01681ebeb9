import type { AnswersReport, Figures } from '#features/finder/how-right/answers-report.schema.ts';
import { type Answered, type Named, phrasings } from './answered.ts';
import firstMeasure from './first-measure.json' with { type: 'json' };
import { type Grade, gradeOfFlow, isDangerous, openAfter, openBefore, quantile, questionsOf } from './flow-report.ts';
import firstUnseen from './unseen/first-measure.json' with { type: 'json' };

/** So many approvals may be left open by an answer that is still of use. */
const mostOpen = 3;
const mostNamed = 8;

/** What the site says in public of its own answers; it states in figures what `writeReport` lists. */
export function publicReport(
  { answered, strange, named }: Record<'answered' | 'strange', readonly Answered[]> & { named: readonly Named[] },
  today: string,
): AnswersReport {
  const open = answered.flatMap(({ verdict }) => verdict.open);
  const openBy = [...Map.groupBy(open, (approval) => approval)].map(([approval, all]) => ({
    approval,
    count: all.length,
  }));
  const wrong = answered.filter((answer) => gradeOf(answer) === 'wrong');
  return {
    measuredOn: today,
    products: new Set(answered.map(({ product }) => product.key)).size,
    ...countBySector(answered, first),
    leftOpen: openBy.sort((a, b) => b.count - a.count || a.approval.localeCompare(b.approval)).slice(0, mostNamed),
    wrong: wrong.map(({ product, phrasing, first, verdict: { missing, certain } }) => ({
      ...{ phrase: product[phrasing], family: first || null, missing, certain, misdated: [] },
    })),
    withAnswers: reportFlows(answered),
    firstMeasure,
    ownFigures: figuresOf(answered),
    strangers: { first: { ...firstUnseen, sectors: joinSectors(firstUnseen.sectors) }, now: figuresOf(strange) },
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

function reportFlows(answered: readonly Answered[]): AnswersReport['withAnswers'] {
  const wrong = answered.filter(({ flow }) => gradeOfFlow(flow) === 'wrong');
  return {
    ...countBySector(answered, withAnswers),
    wrong: wrong.map(({ product, phrasing, family, flow: { walked, verdict } }) => {
      const { missing, certain, misdated } = verdict;
      // Where the family was not found, nothing is said, so that nothing is left out in particular.
      return {
        ...{ phrase: product[phrasing], family: family || null },
        ...(walked ? { missing, certain, misdated } : { missing: [], certain: [], misdated: [] }),
      };
    }),
    questions: { median: quantile(questionsOf(answered), 0.5), most: quantile(questionsOf(answered), 0.9) },
    mayApply: { before: quantile(openBefore(answered), 0.5), after: quantile(openAfter(answered), 0.5) },
  };
}

function figuresOf(answered: readonly Answered[]): Figures {
  const count = (is: (answer: Answered) => boolean) => answered.filter(is).length;
  const grades = (...wanted: Grade[]) => count(({ flow }) => wanted.includes(gradeOfFlow(flow)));
  return {
    answers: answered.length,
    ...{ useful: grades('right', 'honest'), right: grades('right') },
    dangerous: count(({ flow }) => isDangerous(flow)),
    named: count(({ hasFamily }) => hasFamily),
    familyFirst: count(({ hasFamily, place }) => hasFamily && place === 1),
    familyAmongFive: count(({ hasFamily, place }) => hasFamily && place !== null && place <= 5),
    questions: { median: quantile(questionsOf(answered), 0.5), most: quantile(questionsOf(answered), 0.9) },
    mayApply: quantile(openAfter(answered), 0.5),
  };
}

/** The sectors of the developers' set, by those that the stranger wrote. */
const sectorOf: Record<string, string> = {
  ...{ electronics: 'electronics, IT, telecom', telecom: 'electronics, IT, telecom' },
  ...{ batteries: 'electronics, IT, telecom', appliances: 'appliances and electrical' },
  ...{
    'lighting and electrical': 'appliances and electrical',
    'steel and metals': 'steel, metal, fasteners, hardware',
  },
  ...{ 'hardware and tools': 'steel, metal, fasteners, hardware', 'building materials': 'building, furniture, glass' },
  ...{ furniture: 'building, furniture, glass', chemicals: 'chemicals, polymers', textiles: 'textiles, footwear' },
  ...{ footwear: 'textiles, footwear', toys: 'toys, kids', automotive: 'automotive, tyres' },
  ...{ 'food and kitchen': 'kitchen, food, packaging', packaging: 'kitchen, food, packaging' },
  cosmetics: 'medical, cosmetics, safety, jewellery, sports, stationery',
  medical: 'medical, cosmetics, safety, jewellery, sports, stationery',
};

type Counted = AnswersReport['sectors'][number];

function joinSectors(sectors: readonly Counted[]): Counted[] {
  const groups = Map.groupBy(sectors, ({ sector }) => sectorOf[sector] ?? sector);
  const sums = ['answers', 'right', 'honest', 'vague', 'wrong', 'dangerous'] as const;
  return [...groups].map(([sector, all]) => ({
    sector,
    ...(Object.fromEntries(sums.map((name) => [name, all.reduce((sum, row) => sum + row[name], 0)])) as Omit<
      Counted,
      'sector'
    >),
  }));
}

type Judged = { gradeOf: (answer: Answered) => Grade; isDangerous: (answer: Answered) => boolean };

const first: Judged = { gradeOf, isDangerous: ({ verdict }) => verdict.missing.length > 0 };
const withAnswers: Judged = { gradeOf: ({ flow }) => gradeOfFlow(flow), isDangerous: ({ flow }) => isDangerous(flow) };

function gradeOf({ verdict, isAsked }: Answered): Grade {
  if (verdict.missing.length + verdict.certain.length > 0) return 'wrong';
  if (isAsked) return 'honest';
  if (verdict.open.length === 0) return 'right';
  return verdict.open.length <= mostOpen ? 'honest' : 'vague';
}

function countBySector(answered: readonly Answered[], judged: Judged) {
  return {
    sectors: [...Map.groupBy(answered, ({ product }) => product.sector)]
      .map(([sector, all]) => ({ sector, ...count(all, judged) }))
      .sort((a, b) => b.answers - a.answers || a.sector.localeCompare(b.sector)),
    total: count(answered, judged),
  };
}

function count(all: readonly Answered[], judged: Judged) {
  const graded = Map.groupBy(all, judged.gradeOf);
  const of = (grade: Grade) => graded.get(grade)?.length ?? 0;
  return {
    answers: all.length,
    ...{ right: of('right'), honest: of('honest'), vague: of('vague'), wrong: of('wrong') },
    dangerous: all.filter(judged.isDangerous).length,
  };
}
