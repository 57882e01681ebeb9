import { distinctBy } from '#core/distinct-by.ts';
import { translate } from '#core/text/messages.server.ts';
import { longMonth } from '#core/time/dates.ts';
import type { CourseStep, Courses } from '#features/fees/list-courses.server.ts';
import { audiences as everyAudience } from '#features/orders/order-kinds.schema.ts';
import type { OrderName } from '#features/orders/order-view.ts';
import { stateWords } from '#features/requirements/sheet/sheet-words.server.ts';
import { statesFor } from '#features/requirements/sheet/states-of-scheme.ts';
import type { LanguageCode } from '#locales/languages.ts';
import { type Facts, factsIn } from '../condition.schema.ts';
import { type AssessedLine, type Assessment, audiencesOf, type SheetFor } from '../evaluation/assess-family.ts';
import { explain, withoutRuledOut } from '../evaluation/explain.ts';
import type { FactText } from '../facts/list-fact-texts.server.ts';
import { answerWords } from '../flow/answer-words.server.ts';
import { askedFacts } from '../flow/asked-facts.ts';
import { openConditions } from '../flow/next-question.ts';
import type { FinderRule } from '../load-finder.server.ts';
import { type Ground, mostStandards, type RowDetails } from './family-sheet.ts';
import { isExemption, sourceOfRule } from './rules-said.ts';

type Texts = ReadonlyMap<string, FactText>;
type Context = {
  sheetFor: SheetFor;
  language: LanguageCode;
  given: Facts;
  today: string;
  /** All that it rests on. */
  orders: readonly OrderName[];
  courses: Courses;
};

const mostLines = 6;
const mostRules = 6;

const places = { india: /*i18n*/ 'for goods made in India', abroad: /*i18n*/ 'for goods made abroad' };
const rowOfList = /*i18n*/ 'Row {key}: {name}';
const noList = /*i18n*/ 'a list of the authority';

/** What stands behind an approval: the rows and rules, the days of others, the papers, and who settles what is open. */
export function rowDetails(assessment: Assessment, texts: Texts, context: Context): RowDetails {
  const { approval, grounds, status, unless } = assessment;
  const { language, orders, courses } = context;
  const lines = grounds.flatMap((ground) => ('line' in ground ? ground.line : []));
  const rules = grounds.flatMap((ground) => ('rule' in ground ? ground.rule : []));
  const isOpen = status === 'may-apply';
  const isDuty = isOpen || status === 'applies' || status === 'applies-from' || status === 'paused';
  const { serviceName, madeIn, service, regulator } = approval;
  return {
    others: isOpen ? [] : othersOf(assessment, lines, context),
    route: serviceName ? { name: serviceName, place: madeIn && translate(places[madeIn], language) } : null,
    orders: [...orders],
    standards: distinctBy(
      lines.flatMap(({ row }) => row.standards),
      ({ slug }) => slug,
    ).slice(mostStandards),
    grounds: [
      ...lines.slice(0, mostLines).map(groundOfLine(language)),
      ...rules.slice(0, mostRules).map(groundOfRule),
      ...unless.filter(isExemption).map(groundOfRule),
    ],
    facts: factsBehind(assessment, texts, context),
    papers: (isDuty && service && papersOf(courses.get(service)?.steps ?? [])) || null,
    settles: isOpen ? { questions: questionsOf(assessment, texts, context), authority: regulator } : null,
  };
}

/** The days of audiences for whom the sheet is not, as the same rows have them. */
function othersOf({ approval }: Assessment, lines: readonly AssessedLine[], { sheetFor, language, today }: Context) {
  const shown = audiencesOf(approval, sheetFor);
  const others = everyAudience.filter((audience) => !shown.includes(audience));
  // Without an order, a row speaks of everyone alike.
  const dated = lines.flatMap(({ row }) => (row.states.length > 0 ? row : []));
  const states = statesFor(dated, others, today).map((state) => ({
    state: state.state,
    words: stateWords(state, language),
  }));
  return distinctBy(states, ({ state, words }) => `${state} ${words}`);
}

const groundOfLine =
  (language: LanguageCode) =>
  ({ row: { key, name, publication, readTo } }: AssessedLine): Ground => ({
    words: translate({ text: rowOfList, values: { key, name } }, language),
    source: publication
      ? `${sourceOf(publication)}, ${longMonth(publication.asOf, language)}`
      : translate(noList, language),
    checkedOn: readTo,
  });

const sourceOf = ({ publisher, name }: { publisher: string; name: string }) =>
  name.startsWith(publisher) ? name : `${publisher}: ${name}`;

const groundOfRule = (rule: FinderRule): Ground => ({
  words: rule.reason,
  source: sourceOfRule(rule),
  checkedOn: null,
  ...(rule.order && { exemption: { order: rule.order, clause: rule.clause ?? null } }),
});

/** What decides it beside the answers of the visitor, which the row itself names. */
function factsBehind({ status, question, facts }: Assessment, texts: Texts, { given, language }: Context): string[] {
  if (status === 'may-apply') return [];
  return explain(withoutRuledOut(question, facts), facts).flatMap((fact) => {
    // Goods for sale are taken to be many, and nobody has said how many.
    if (fact === 'quantity') return [];
    const [text, known] = [texts.get(fact), facts[fact]];
    return !given[fact] && text?.words['q:name'] && known ? answerWords(text, known, language) : [];
  });
}

/** The papers that the steps to it name; those of one approval are all read in the same place. */
function papersOf(steps: readonly CourseStep[]): RowDetails['papers'] {
  const named = steps.flatMap(({ documents }) => documents ?? []);
  const [first] = steps;
  return first && named.length > 0 ? { names: named, source: first.source, readOn: first.readOn } : null;
}

/** The questions on which it depends, as far as nobody has answered them. */
function questionsOf({ question, facts }: Assessment, texts: Texts, { given }: Context): string[] {
  const open = new Set(openConditions({ question, base: facts }, {}).flatMap(factsIn));
  return askedFacts.flatMap((fact) => (open.has(fact) && !given[fact] && texts.get(fact)?.words['q:name']) || []);
}
