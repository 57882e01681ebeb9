import { boundOf } from '#features/finder/how-right/targets.ts';
import { type Answered, type Flow, phrasings } from './answered.ts';

/** So many approvals may be left open by an answer that is still of use. */
const mostOpen = 3;
export type Grade = 'right' | 'honest' | 'vague' | 'wrong';

/** `honest` also where nothing is said: the page does not know a product that needs nothing. */
export function gradeOfFlow({ verdict, walked }: Flow): Grade {
  if (verdict.missing.length + verdict.certain.length + verdict.misdated.length > 0) return 'wrong';
  if (!walked) return 'honest';
  if (verdict.open.length === 0) return 'right';
  return verdict.open.length <= mostOpen ? 'honest' : 'vague';
}

/** The sheet says that an approval is not needed, or does not name it, where it applies. */
export const isDangerous = ({ verdict, walked }: Flow): boolean => walked !== null && verdict.missing.length > 0;

type Line = { name: string; target: string; of: (all: readonly Answered[]) => string };

const share = (is: (flow: Flow) => boolean) => (all: readonly Answered[]) => {
  const count = all.filter(({ flow }) => is(flow)).length;
  return `${((100 * count) / Math.max(1, all.length)).toFixed(1)}% (${count} of ${all.length})`;
};
const isUseful = (flow: Flow) => ['right', 'honest'].includes(gradeOfFlow(flow));

const lines: Line[] = [
  { name: 'Right or honest', target: 'at least 95%', of: share(isUseful) },
  { name: 'of which proven: the lower bound', target: '', of: (all) => lowerBound(all) },
  { name: 'Right', target: 'at least 80%', of: share((flow) => gradeOfFlow(flow) === 'right') },
  { name: 'Too vague: more than three are open', target: '', of: share((flow) => gradeOfFlow(flow) === 'vague') },
  { name: 'Wrong', target: '', of: share((flow) => gradeOfFlow(flow) === 'wrong') },
  { name: 'Dangerous', target: 'at most 1%', of: share(isDangerous) },
  { name: 'Questions asked, median', target: 'at most 5', of: (all) => String(quantile(questionsOf(all), 0.5)) },
  {
    name: 'Questions asked, 90th percentile',
    target: 'at most 8',
    of: (all) => String(quantile(questionsOf(all), 0.9)),
  },
  { name: 'Approvals that may apply, median', target: 'at most 2', of: (all) => String(quantile(openAfter(all), 0.5)) },
  { name: 'The same before any question', target: '', of: (all) => String(quantile(openBefore(all), 0.5)) },
];

export const questionsOf = (all: readonly Answered[]) => all.flatMap(({ flow }) => flow.walked?.questions ?? []);
export const openAfter = (all: readonly Answered[]) => all.flatMap(({ flow }) => flow.walked?.mayApply ?? []);
export const openBefore = (all: readonly Answered[]) => all.flatMap(({ mayApply }) => mayApply ?? []);

/** The smallest value that at least this part of all values does not exceed. */
export function quantile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(part * sorted.length) - 1)] ?? 0;
}

const lowerBound = (all: readonly Answered[]) =>
  `${(100 * boundOf(all.filter(({ flow }) => isUseful(flow)).length, all.length, 'least')).toFixed(1)}%`;

/** What the answers say once the questions have been answered as recorded, in Markdown. */
export function flowSection(answered: readonly Answered[]): string {
  return `## With answers

The phrase is typed, the right family is picked if it is among the first five, and each question is answered from the record of the product (\`answers.csv\`), or with "I don't know" where it says nothing. *Right*: the status of every approval and the day since when agree. *Honest*: nothing settled is wrong, and at most three are open. *Dangerous*: the sheet of the right family does not name what applies. A product whose family is not found counts as wrong if it needs anything.

${flowTables(answered)}`;
}

export function flowTables(answered: readonly Answered[]): string {
  const columns = phrasings.map((phrasing) => answered.filter((answer) => answer.phrasing === phrasing));
  const made = [...Map.groupBy(answered, ({ product }) => product.made)];
  return `| | Target | ${phrasings.join(' | ')} | of all |
|---|---|---|---|---|---|
${[...lines].map(({ name, target, of }) => `| ${name} | ${target} | ${[...columns, answered].map(of).join(' | ')} |`).join('\n')}

${table('Products made on', made)}

${table('Sector', [...Map.groupBy(answered, ({ product }) => product.sector)])}

### Every product that is wrong with answers

Each once, however it was typed; where its family was not found, the phrase stands beside it.

| Product | Family | Missing | Certain, and does not apply | Other day | Open |
|---|---|---|---|---|---|
${faults(answered).join('\n')}

### What stays open although the set decides it

${openOnes(answered).join('\n')}
`;
}

function table(of: string, groups: readonly (readonly [string, readonly Answered[]])[]): string {
  const shown = lines.filter(({ target }) => target);
  const rows = groups.map(([name, all]) => `| ${name} | ${shown.map((line) => line.of(all)).join(' | ')} |`);
  return `| ${of} | ${shown.map(({ name }) => name).join(' | ')} |\n|---|${shown.map(() => '---|').join('')}\n${rows.join('\n')}`;
}

function faults(answered: readonly Answered[]): string[] {
  const wrong = answered.filter(({ flow }) => gradeOfFlow(flow) === 'wrong');
  const rows = wrong.map(({ product, phrasing, family, flow: { verdict, walked } }) => {
    const { missing, certain, misdated, open } = verdict;
    const cells = [missing, certain, misdated, open].map((approvals) => approvals.join(', '));
    return `| ${product.key}${walked ? '' : `: ${product[phrasing]}`} | ${walked ? family : 'not found'} | ${cells.join(' | ')} |`;
  });
  return [...new Set(rows)];
}

function openOnes(answered: readonly Answered[]): string[] {
  const byApproval = Map.groupBy(
    answered.flatMap(({ product, flow }) =>
      flow.walked ? flow.verdict.open.map((approval) => ({ approval, key: product.key })) : [],
    ),
    ({ approval }) => approval,
  );
  return [...byApproval].map(
    ([approval, all]) => `- ${approval}: ${[...new Set(all.map(({ key }) => key))].join(', ')}`,
  );
}
