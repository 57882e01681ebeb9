import type { PdfBlock } from '#core/pdf/pdf-text.ts';
import { closed } from '#core/text/closed.ts';
import { longDate } from '#core/time/dates.ts';
import { figureBases } from '#features/fees/fees.schema.ts';
import type { Figure } from '#features/fees/list-courses.server.ts';
import { type FamilyRow, type FamilySheet, type Ground, type RowDetails, shownRows } from '../sheet/family-sheet.ts';
import type { Way } from '../sheet/way-of.ts';

export const basisNames = { published: 'as published', reported: 'as others report', ours: 'by our own experience' };

/** What stands behind each approval of a sheet in a file, in English: the route, the reasons, the papers, steps and figures. */
export function detailBlocks(sheet: FamilySheet): PdfBlock[] {
  const { certain, open } = shownRows(sheet);
  const ways = new Map(sheet.course?.ways.map((way) => [way.key, way]));
  const facts = [...certain, ...open].flatMap((row) => {
    const value = [...linesOfRow(row), ...linesOfWay(ways.get(row.key))].join('\n');
    return value ? [{ label: row.name, value }] : [];
  });
  return facts.length > 0
    ? [
        { kind: 'heading', text: 'Why, and what it takes', level: 2, isOnNewPage: true },
        { kind: 'facts', facts },
      ]
    : [];
}

function linesOfRow({ details, orders, sentences }: FamilyRow): string[] {
  if (!details) return [];
  const { others, route, standards, grounds, facts, papers, settles } = details;
  const said = new Set(sentences);
  const more = details.orders.filter(({ slug }) => !orders.some((shown) => shown.slug === slug));
  return [
    route && `Route: ${[route.name, route.place].filter(Boolean).join(', ')}.`,
    others.length > 0 && `For others: ${others.map(({ words }) => words).join('; ')}.`,
    more.length > 0 && `More orders: ${more.map(({ number, title }) => number ?? title).join('; ')}.`,
    standards.length > 0 && `More standards: ${standards.map(({ number }) => number).join('; ')}.`,
    ...groundsBySource(grounds, said),
    facts.length > 0 && `Also because: ${facts.join(' · ')}.`,
    papers && `Documents: ${papers.names.join('; ')}. The authority may ask for more. ${sourceOf(papers)}`,
    settles && settledBy(settles),
  ].filter((line) => typeof line === 'string');
}

/** Reasons that one source gives, once with that source; what the row says already is not said again. */
function groundsBySource(grounds: readonly Ground[], said: ReadonlySet<string>): string[] {
  const together = Map.groupBy(grounds, ({ source, checkedOn }) => JSON.stringify([source, checkedOn]));
  return [...together.values()].map((same) => {
    const [{ source, checkedOn } = { source: null, checkedOn: null }] = same;
    const words = same.flatMap((each) => (said.has(each.words) ? [] : closed(each.words)));
    const checked = checkedOn ? `, last checked on ${longDate(checkedOn, 'en')}` : '';
    return [...words, source && `Source: ${source}${checked}.`].filter(Boolean).join(' ');
  });
}

function settledBy({ questions, authority }: NonNullable<RowDetails['settles']>): string {
  const ask = authority ? `the authority, ${authority}` : 'no authority known to us; ask us';
  return `Settled by: ${[...(questions.length > 0 ? [`your answers: ${questions.join(', ')}`] : []), ask].join('; ')}.`;
}

function linesOfWay(way: Way | undefined): string[] {
  if (!way) return [];
  const steps = way.stages.map((stage, place) => `${place + 1}. ${stage.map(({ step }) => step).join(' | ')}`);
  const figures = [...way.times, ...way.costs];
  return [
    ...(steps.length > 0
      ? [[closed(`Steps: ${steps.join(' ')}`), way.reading && sourceOf(way.reading)].filter(Boolean).join(' ')]
      : []),
    ...(figures.length > 0 ? linesOfFigures(figures) : ['No published figure of time or cost. Ask us.']),
  ];
}

function linesOfFigures(figures: readonly Figure[]): string[] {
  return figureBases.flatMap((basis) => {
    const said = figures.filter((figure) => figure.basis === basis);
    if (said.length === 0) return [];
    const words = said.map(({ stage, words: figure, condition }) =>
      [`${stage}: ${figure}`, condition && `(${condition})`].filter(Boolean).join(' '),
    );
    const sources = basis === 'ours' ? [] : [...new Set(said.map(sourceOf))];
    return [[`Time and cost, ${basisNames[basis]}: ${words.join('; ')}.`, ...sources].join(' ')];
  });
}

const sourceOf = ({ source, readOn }: { source: string; readOn: string }) =>
  `Source: ${source}, read on ${longDate(readOn, 'en')}.`;
