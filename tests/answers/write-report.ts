import { type Answered, type Named, phrasings } from './answered.ts';
import { flowSection, flowTables } from './flow-report.ts';
import first from './unseen/first-measure.json' with { type: 'json' };

const of = (name: 'useful' | 'right' | 'dangerous' | 'familyFirst' | 'familyAmongFive') =>
  `${(100 * first.figures[name]) / first.figures.answers}%`;

type Figure<Answer> = {
  name: string;
  target: string;
  of: (answer: Answer) => boolean;
  is: (answer: Answer) => boolean;
};

const everyone = () => true;
const isMissing = ({ verdict }: Answered) => verdict.missing.length > 0;
const isCertain = ({ verdict }: Answered) => verdict.certain.length > 0;

const places: Figure<Named>[] = [
  { name: 'Right family first', target: '90 / 80', of: ({ hasFamily }) => hasFamily, is: ({ place }) => place === 1 },
  {
    name: 'Right family among five',
    target: '98 / 93',
    of: ({ hasFamily }) => hasFamily,
    is: ({ place }) => place !== null && place <= 5,
  },
];

const asks: Figure<Named> = {
  name: 'The page asks which product is meant',
  target: '',
  of: everyone,
  is: ({ isAsked }) => isAsked,
};

const figures: Figure<Answered>[] = [
  ...places,
  { name: 'No approval that applies is missing', target: '95', of: everyone, is: (answer) => !isMissing(answer) },
  { name: 'None is certain that does not apply', target: '95', of: everyone, is: (answer) => !isCertain(answer) },
  {
    name: 'Right or honest: neither of the two, and at most three are open, or the page asks',
    target: '95',
    of: everyone,
    is: (answer) => !isMissing(answer) && !isCertain(answer) && answer.verdict.open.length <= 3,
  },
  {
    name: 'Right: and nothing is left open',
    target: '80',
    of: everyone,
    is: (answer) => !answer.isAsked && !isMissing(answer) && !isCertain(answer) && answer.verdict.open.length === 0,
  },
  {
    name: 'Dangerous: the sheet of the right family misses an approval',
    target: 'at most 1',
    of: ({ place, isAsked }) => place === 1 && !isAsked,
    is: isMissing,
  },
  asks,
];

type Measured = Record<
  /** The set of the developers, and that of a stranger. */ 'answered' | 'unseen',
  readonly Answered[]
> &
  Record<
    /** The phrases kept aside, and those by which names are chosen. */ 'named' | 'developed',
    readonly Named[]
  >;

/** The report in Markdown: figures by phrasing, then each phrase that was not answered right. */
export function writeReport({ answered, unseen, named, developed }: Measured, today: string): string {
  const faults = [...answered, ...unseen].filter(
    (answer) => isMissing(answer) || isCertain(answer) || (answer.hasFamily && answer.place !== 1),
  );
  return `# Answers to what people type

Measured on ${today} by \`npm run answers\` on the products of \`tests/answers\`: what is found first, and what its sheet says of everyone before any question; then what it says with answers. Targets in percent: for plain words, and after the stroke for misspelt ones. The rest of the set is described in its README; where site and set differ, either may be wrong. Where the page asks which product is meant, it states nothing: what applies counts as missing only if the right family is not among the six choices.

${table(figures, answered)}

${flowSection(answered)}
## The unseen set

${unseen.length} products of \`unseen/\`, each in one phrase, written by somebody who had seen neither names nor rules. First measured on ${first.measuredOn}, before anything was mended by them: ${of('useful')} right or honest with answers, ${of('right')} right, ${of('dangerous')} dangerous; the right family first for ${of('familyFirst')}, among five for ${of('familyAmongFive')}. Below is what they say after tuning, which proves nothing.

${table(figures, unseen)}

${flowTables(unseen)}
## Phrases kept aside

Products that nobody has chosen names by, in \`phrases.csv\`: the family alone is measured. What was answered wrong is not listed, so that no name is added for it.

${table([...places, asks], named)}

## Phrases to develop by

Phrases for most families, in \`development.csv\`, by which names and rules of the matcher were chosen: how well they are found says little about others, but it must not fall.

${table([...places, asks], developed)}

## Every phrase that was answered wrong

| Phrase | Found first | Place of the right family | Missing | Certain, and does not apply |
|---|---|---|---|---|
${faults.map(line).join('\n')}
`;
}

function table<Answer extends Named>(figures: readonly Figure<Answer>[], answered: readonly Answer[]): string {
  const rows = figures.map(
    (figure) =>
      `| ${figure.name} | ${figure.target} | ${phrasings.map((phrasing) => share(answered, phrasing, figure)).join(' | ')} |`,
  );
  return `| | Target | ${phrasings.join(' | ')} |\n|---|---|---|---|---|\n${rows.join('\n')}`;
}

function share<Answer extends Named>(
  answered: readonly Answer[],
  phrasing: string,
  { of, is }: Figure<Answer>,
): string {
  const all = answered.filter((answer) => answer.phrasing === phrasing && of(answer));
  const count = all.filter(is).length;
  return `${((100 * count) / Math.max(1, all.length)).toFixed(1)}% (${count} of ${all.length})`;
}

function line({ product, phrasing, first, place, isAsked, verdict }: Answered): string {
  const { missing, certain } = verdict;
  return `| ${product[phrasing]} | ${isAsked ? 'asks: ' : ''}${first || 'nothing'} | ${place ?? 'not found'} | ${missing.join(', ')} | ${certain.join(', ')} |`;
}
