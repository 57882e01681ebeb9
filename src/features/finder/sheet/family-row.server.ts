import { distinctBy } from '#core/distinct-by.ts';
import { closed } from '#core/text/closed.ts';
import { translate } from '#core/text/messages.server.ts';
import type { Courses } from '#features/fees/list-courses.server.ts';
import { type FeeSummaries, feesOfService } from '#features/fees/list-fee-summaries.server.ts';
import { certaintyWords, noteWords, stateWords } from '#features/requirements/sheet/sheet-words.server.ts';
import { effectWords } from '#features/requirements/sheet/side-rows.server.ts';
import { wordsOfRows } from '#features/requirements/sheet/words-of-rows.server.ts';
import type { LanguageCode } from '#locales/languages.ts';
import type { Facts } from '../condition.schema.ts';
import type { AssessedLine, Assessment, SheetFor } from '../evaluation/assess-family.ts';
import type { Status } from '../evaluation/evaluate.ts';
import { explain, withoutRuledOut } from '../evaluation/explain.ts';
import type { FactText } from '../facts/list-fact-texts.server.ts';
import { answerWords } from '../flow/answer-words.server.ts';
import type { ApprovalOrder, FinderRule } from '../load-finder.server.ts';
import { ifWords, openWords, partWords, unlessExempt, unlessWords } from './condition-words.server.ts';
import { type FamilyRow, mostStandards } from './family-sheet.ts';
import { onlyAbroad } from './import-conditions.server.ts';
import { ordersOfRow } from './orders-of-row.server.ts';
import { rowDetails } from './row-details.server.ts';
import { askingRules, besideLists, byWeight, holdsAnyway, isExemption, openBeside, reasonsOf } from './rules-said.ts';

export const applying: readonly Status[] = ['applies', 'applies-from'];
const mostStates = 3;

const mayConcern = /*i18n*/ 'The wording of the list may or may not cover it; the authority can say.';
const contradiction = /*i18n*/ 'Our sources contradict each other here.';
const toBeConfirmed = /*i18n*/ 'To be confirmed.';
const onlyIndia = /*i18n*/ 'For goods made in India.';
const fromAnswers = /*i18n*/ 'This follows from what you said: {answers}.';
const exemption = /*i18n*/ 'Exemption in the order: {condition}';
const bodyDecides = /*i18n*/ 'The state of its row is not known today; ask the authority.';

type Texts = ReadonlyMap<string, FactText>;
type Request = { sheetFor: SheetFor; language: LanguageCode; given: Facts; today: string };
/**
 * @property orders those of which a fact decides whether they count
 * @property courses the steps to each approval, for a sheet that says what stands behind its rows
 */
type Context = Request & { orders: readonly ApprovalOrder[]; fees: FeeSummaries; courses: Courses | null };

/** One approval as the sheet shows it. */
export function familyRow(
  assessment: Assessment,
  texts: Texts,
  { orders: ofApprovals, fees, courses, ...request }: Context,
): FamilyRow {
  const { approval, status, likelihood, grounds } = assessment;
  const { language } = request;
  const all = grounds.flatMap((ground) => ('line' in ground ? ground.line : []));
  const standing = all.filter((line) => line.standing !== 'ended');
  // Rows that ended say something only where nothing else does.
  const lines = standing.length > 0 ? standing : all;
  const rules = byWeight(grounds);
  const states = statesOf(assessment, texts, language);
  const {
    orders,
    shown: ordersShown,
    sentences,
  } = ordersOfRow(assessment, { lines, rules }, ofApprovals, { texts, language });
  const shown = states.slice(0, mostStates);
  const standards = distinctBy(
    lines.flatMap(({ row }) => row.standards),
    ({ slug }) => slug,
  );
  return {
    ...{ key: approval.key, name: approval.name, to: approval.to, status, likelihood },
    states: shown,
    asked: askedBy(assessment, rules, language),
    standards: standards.slice(0, mostStandards),
    moreStandards: Math.max(0, standards.length - mostStandards),
    orders: ordersShown,
    fees: approval.service && applying.includes(status) ? feesOfService(fees, approval.service) : null,
    conditions: [],
    sentences: [
      ...sentencesOf(assessment, { lines, rules }, texts, request),
      ...sentences,
      ...(states.length > shown.length ? noteWords(states.length - shown.length, [], language) : []),
    ],
    details: courses && rowDetails(assessment, texts, { ...request, orders, courses }),
  };
}

/**
 * What the rows say, and of which products, where the days depend on that. Where it is open whether a row concerns the
 * product, it is what holds if it does.
 */
function statesOf({ status, grounds, facts }: Assessment, texts: Texts, language: LanguageCode): FamilyRow['states'] {
  const isOpen = status === 'may-apply';
  const found = grounds.flatMap((ground) =>
    'line' in ground && !(isOpen && ground.line.standing === 'ended') ? ground : [],
  );
  const said = found.flatMap(({ truth, line }) =>
    line.states.flatMap((state) =>
      isOpen && state.state === 'listed'
        ? []
        : { state: state.state, words: stateWords(state, language), line, isPart: truth === 'open' },
    ),
  );
  const together = Map.groupBy(said, ({ state, words }) => `${state} ${words}`);
  return [...together.values()].flatMap((same) => {
    const [first] = same;
    if (!first) return [];
    const { state, words } = first;
    if (same.length === found.length) return { state, words };
    const conditions = same.flatMap(({ line, isPart }) => (isPart && line.condition) || []);
    const clause = conditions.length === same.length ? openWords(conditions, facts, texts, language) : null;
    const others = found.filter(({ line }) => !same.some((own) => own.line === line));
    if (clause) return { state, words: partWords(words, clause, language) };
    const rows = { of: same.map(({ line }) => line.row), others: others.map(({ line }) => line.row) };
    return { state, ...wordsOfRows(words, rows, language) };
  });
}

function askedBy({ status }: Assessment, rules: readonly FinderRule[], language: LanguageCode): FamilyRow['asked'] {
  const effect = status === 'applies' ? besideLists(rules)[0]?.beside : undefined;
  return effect ? { effect, label: effectWords(effect, language) } : null;
}

type Found = { lines: readonly AssessedLine[]; rules: readonly FinderRule[] };

function sentencesOf(
  assessment: Assessment,
  { lines, rules }: Found,
  texts: Texts,
  { sheetFor, language, given }: Request,
): string[] {
  const { approval, status, unless, isConflict, facts } = assessment;
  const say = (text: string, values: Record<string, string> = {}) => translate({ text, values }, language);
  const asking = askingRules(assessment, rules);
  const open = holdsAnyway(assessment, rules) ? [] : lines.filter(({ standing }) => standing !== 'ended');
  const conditions = [...open, ...asking].flatMap(({ condition }) => condition ?? []);
  const clause = status === 'may-apply' ? openWords(conditions, facts, texts, language) : null;
  const release = openWords(
    unless.flatMap((rule) => (isExemption(rule) ? [] : rule.condition)),
    facts,
    texts,
    language,
  );
  // A row that may cover the family is said beside the condition of a rule, which would else seem to decide alone.
  const isVague =
    status === 'may-apply' &&
    lines.some(({ strength, condition }) => strength === 'may-cover' && !(clause && condition));
  const isUnclear = status === 'may-apply' && lines.some(({ standing }) => standing === 'unclear');
  const isUnread = rules.length > 0 && lines.length === 0 && rules.every(({ confidence }) => confidence === 'own');
  return [
    ...(sheetFor.reader === 'everyone' && approval.madeIn
      ? [say(approval.madeIn === 'india' ? onlyIndia : onlyAbroad)]
      : []),
    ...(isVague ? [say(mayConcern)] : []),
    ...(clause ? [ifWords(clause, language)] : []),
    ...reasonsOf(rules).map(({ order, reason }) => (order ? say(exemption, { condition: closed(reason) }) : reason)),
    ...besideWords(assessment, texts, language),
    ...(release && !clause ? [unlessWords(release, language)] : []),
    ...unless.filter(isExemption).map((rule) => unlessExempt(rule, language)),
    ...sizesLeftOut(lines, approval, sheetFor).map((condition) => say(exemption, { condition: closed(condition) })),
    ...(isUnclear ? [say(bodyDecides)] : []),
    ...(isConflict ? [say(contradiction)] : []),
    ...because(assessment, given, texts, language).map((answers) => say(fromAnswers, { answers })),
    ...(isUnread ? [say(toBeConfirmed)] : []),
    ...certaintyWords(
      lines.map(({ row }) => row),
      language,
    ),
  ];
}

/** What is asked of all first, then of some of the products: each condition once, before all that it leads to. */
function besideWords(assessment: Assessment, texts: Texts, language: LanguageCode): string[] {
  const clauses = Map.groupBy(openBeside(assessment), ({ condition, saysIf }) =>
    saysIf ? null : openWords([condition], assessment.facts, texts, language),
  );
  return [...clauses]
    .sort(([a], [b]) => Number(a !== null) - Number(b !== null))
    .flatMap(([clause, rules]) => [
      ...(clause ? [ifWords(clause, language)] : []),
      ...rules.map(({ reason }) => reason),
    ]);
}

/** Which makers in India the orders leave out, where no state of the row says it. */
function sizesLeftOut(lines: readonly AssessedLine[], { madeIn }: Assessment['approval'], { reader, size }: SheetFor) {
  if (reader === 'import' || madeIn === 'abroad' || size === 'large') return [];
  const standing = lines.filter(
    ({ standing, states }) => standing !== 'ended' && !states.some(({ state }) => state === 'exempt'),
  );
  return [...new Set(standing.flatMap(({ row }) => row.ofSize))];
}

/** The answers without which the status would be another; none where it holds for the whole family. */
function because({ status, question, facts }: Assessment, given: Facts, texts: Texts, language: LanguageCode) {
  if (status === 'may-apply' || Object.keys(given).length === 0) return [];
  const answers = explain(withoutRuledOut(question, facts), facts).flatMap((fact) => {
    const text = texts.get(fact);
    return given[fact] && text ? answerWords(text, given[fact], language) : [];
  });
  return answers.length > 0 ? [answers.join(' · ')] : [];
}
