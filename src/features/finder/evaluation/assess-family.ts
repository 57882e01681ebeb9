import type { RuleScope } from '#db/schema/finder.ts';
import { lineKey } from '#features/orders/lines/line-facts.ts';
import { type Audience, audiences as everyAudience } from '#features/orders/order-kinds.schema.ts';
import type { RequirementState } from '#features/requirements/requirement-state.schema.ts';
import { audiencesOfReader, type SheetReader } from '#features/requirements/sheet/sheet-reader.ts';
import { type SchemeState, statesFor } from '#features/requirements/sheet/states-of-scheme.ts';
import type { Facts } from '../condition.schema.ts';
import type { FactText } from '../facts/list-fact-texts.server.ts';
import { factsOfFamily, usualFacts } from '../families/facts-of-family.ts';
import type { Family } from '../families/find-family.server.ts';
import type { LineRow } from '../list-line-rows.server.ts';
import type { Approval, FinderRule } from '../load-finder.server.ts';
import { nameOfLine } from '../rows-together.ts';
import { evaluate, type FamilyLine, type Outcome, type Question, type Standing, type Status } from './evaluate.ts';

/** Whom a sheet is for: a reader, and for makers in India the size of the enterprise. */
export type SheetFor = { reader: SheetReader; size: 'large' | 'small' | 'micro' | null };

/** `unclear` where no source that we have read settles it. */
export type Likelihood = 'likely' | 'unlikely' | 'unclear' | null;
export type AssessedLine = FamilyLine & { row: LineRow; states: SchemeState[] };
export type Assessment = Outcome<AssessedLine, FinderRule> & {
  approval: Approval;
  /** What is usual for the family makes it more or less likely; null where nothing is usual. */
  likelihood: Likelihood;
  stance: Family['stances'][number] | null;
  /** What was known when it was assessed. */
  facts: Facts;
  /** What was asked of the facts. */
  question: Question<AssessedLine, FinderRule>;
};

type Finder = { approvals: readonly Approval[]; rules: readonly FinderRule[]; facts: ReadonlyMap<string, FactText> };
type Known = {
  family: Family;
  rows: ReadonlyMap<string, LineRow>;
  /** Rules that concern this family alone, because of its rows. */
  ownRules: readonly FinderRule[];
  /** What the orders of its rows exempt; they name those rows, and no approval. */
  exemptions?: readonly FinderRule[];
  finder: Finder;
  given: Facts;
  today: string;
};

const standings: Record<RequirementState, Standing> = {
  'in-force': 'applies',
  listed: 'applies',
  upcoming: 'applies-from',
  paused: 'paused',
  voluntary: 'voluntary',
  exempt: 'exempt',
  rescinded: 'ended',
  'de-notified': 'ended',
  unknown: 'unclear',
  'date-open': 'unclear',
};

/** What a sheet takes for granted, and says so: new goods for sale, in quantity, brought to the market by somebody in India. */
export const presumed = {
  purpose: { values: ['sale'] },
  'new-or-used': { values: ['new'] },
  // More than any limit for samples.
  quantity: { number: 1_000_000 },
  who: { oneOf: ['indian-maker', 'importer', 'brand-owner'] },
} satisfies Facts;
const presumedOf: Partial<Record<SheetReader, Facts>> = {
  india: { 'made-in': { values: ['india'] }, who: { oneOf: ['indian-maker', 'brand-owner'] } },
  import: { 'made-in': { values: ['abroad'] }, who: { values: ['importer'] } },
};

/** The audiences whose days a sheet shows for an approval; an approval for goods from one place concerns no others. */
export function audiencesOf({ madeIn }: Pick<Approval, 'madeIn'>, { reader, size }: SheetFor): readonly Audience[] {
  const reads = readerOf(madeIn, reader);
  return audiencesFor({ reader: reads, size: reads === 'import' ? null : size });
}

function readerOf(madeIn: Approval['madeIn'], reader: SheetReader): SheetReader {
  return madeIn === 'india' ? 'india' : madeIn === 'abroad' ? 'import' : reader;
}

function audiencesFor({ reader, size }: SheetFor): readonly Audience[] {
  if (reader === 'import' || !size) return audiencesOfReader[reader];
  return size === 'large' ? ['large', 'medium'] : [size];
}

/** An approval in question for a family, and what is known before anybody has said more. */
type AskedApproval = { approval: Approval; question: Question<AssessedLine, FinderRule>; base: Facts };

/** What each approval asks of a family, for the readers of one sheet; approvals that concern others are left out. */
export function assessFamily(known: Known, sheetFor: SheetFor): Assessment[] {
  return askedApprovals(known, sheetFor).map((asked) => assess(known, asked));
}

/** The questions behind a sheet: what each approval makes depend on which facts. */
export function askedApprovals(known: Known, sheetFor: SheetFor): AskedApproval[] {
  const { family, finder, given, ownRules, exemptions = [] } = known;
  const certain = factsOfFamily(family, finder.facts, 'always');
  const inScope = finder.rules.filter((rule) => isInScope(rule.scope, family));
  return finder.approvals.flatMap((approval) => {
    const { reader } = sheetFor;
    const reads = readerOf(approval.madeIn, reader);
    if (reader !== 'everyone' && reads !== reader) return [];
    const shared = [approval.key, approval.routeOf];
    const audiences = audiencesOf(approval, sheetFor);
    const lines = linesFor(known, approval, audiences);
    const names = new Set(lines.map(nameOfLine));
    const rules = [
      ...[...ownRules, ...inScope].filter((rule) => shared.includes(rule.approval)),
      ...exemptions.filter(({ overrides }) => overrides.some((name) => names.has(name))),
    ];
    const stance = family.stances.find(({ approvalId }) => approvalId === approval.id)?.stance ?? null;
    // Only goods on sale come in numbers beyond any limit for samples.
    const { quantity, ...otherwise } = presumed;
    const taken = given.purpose ? otherwise : presumed;
    return [{ approval, question: { rules, lines, stance }, base: { ...taken, ...presumedOf[reads], ...certain } }];
  });
}

function assess({ family, finder, given }: Known, { approval, question, base }: AskedApproval): Assessment {
  const stance = family.stances.find(({ approvalId }) => approvalId === approval.id) ?? null;
  const facts = { ...base, ...given };
  const outcome = evaluate(question, facts);
  const ofUsual = () => evaluate(question, { ...usualFacts(family, finder.facts), ...facts });
  const likelihood =
    outcome.status === 'may-apply' ? (likelihoodBeside(outcome.grounds) ?? likelihoodOf(ofUsual().status)) : null;
  const way = outcome.grounds.flatMap((ground) => ('rule' in ground ? (ground.rule.way ?? []) : []))[0];
  return { ...outcome, approval: { ...approval, ...way }, question, stance, likelihood, facts };
}

const asksSomething: readonly Status[] = ['prohibited', 'applies', 'applies-from', 'paused'];

/** How certain the rules beside the lists are, where nothing else speaks. */
function likelihoodBeside(grounds: Assessment['grounds']): Likelihood {
  const asked = new Set(grounds.map((ground) => ('rule' in ground ? ground.rule.beside : undefined)));
  if (asked.size !== 1) return null;
  return asked.has('likely') ? 'likely' : asked.has('unclear') ? 'unclear' : null;
}

function likelihoodOf(status: Status): Likelihood {
  if (status === 'may-apply' || status === 'not-checked') return null;
  return asksSomething.includes(status) ? 'likely' : 'unlikely';
}

function linesFor({ family, rows, today }: Known, approval: Approval, audiences: readonly Audience[]): AssessedLine[] {
  return family.lines.flatMap(({ list, listKey, strength, condition }) => {
    const row = approval.lists.includes(list) && rows.get(lineKey({ list, key: listKey }));
    if (!row) return [];
    const states = statesFor([row], audiences, today);
    const [first] = states;
    // A row that says nothing of these audiences asks nothing of them.
    const standing = first ? standings[first.state] : 'exempt';
    return [{ ...{ list, key: listKey, strength, condition, standing, row, states } }];
  });
}

/** Whether the rows of a family begin on different days for makers of different size. */
export function dependsOnSize(rows: Iterable<LineRow>, today: string): boolean {
  const seen = (row: LineRow, audience: Audience) =>
    JSON.stringify(statesFor([row], [audience], today).map(({ state, day }) => [state, day]));
  return [...rows].some((row) => {
    const sizes = everyAudience.filter((audience) => audience !== 'import');
    return new Set(sizes.map((size) => seen(row, size))).size > 1;
  });
}

/** Whether a rule concerns a family. */
export function isInScope(
  scope: RuleScope,
  { slug, group, usualCodes }: Pick<Family, 'slug' | 'group' | 'usualCodes'>,
): boolean {
  if (scope['except-families']?.includes(slug) || scope['except-groups']?.includes(group)) return false;
  if (scope.families?.includes(slug)) return true;
  const isInGroup = scope.groups === 'all' || (scope.groups?.includes(group) ?? false);
  const chapters = scope['hs-chapters'];
  return isInGroup && (!chapters || usualCodes.some((code) => chapters.includes(code.slice(0, 2))));
}
