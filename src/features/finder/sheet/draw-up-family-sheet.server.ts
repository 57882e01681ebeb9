import { distinctBy } from '#core/distinct-by.ts';
import { timeWords } from '#features/fees/fee-words.server.ts';
import { listCourses } from '#features/fees/list-courses.server.ts';
import { listFeeSummaries } from '#features/fees/list-fee-summaries.server.ts';
import { readingWords } from '#features/requirements/sheet/sheet-words.server.ts';
import type { LanguageCode } from '#locales/languages.ts';
import type { Facts } from '../condition.schema.ts';
import {
  type Assessment,
  askedApprovals,
  assessFamily,
  dependsOnSize,
  type SheetFor,
} from '../evaluation/assess-family.ts';
import type { Status } from '../evaluation/evaluate.ts';
import { explain } from '../evaluation/explain.ts';
import type { Family } from '../families/find-family.server.ts';
import { type KnownFamily, knowFamily, ordersOf } from '../families/know-family.server.ts';
import { askableFacts } from '../flow/askable-facts.ts';
import { type Asked, mostQuestions, openFacts } from '../flow/next-question.ts';
import { importPolicy } from '../import-policy.ts';
import { suppliedParts } from '../supplied-parts.server.ts';
import { applying, familyRow } from './family-row.server.ts';
import type { FamilySheet } from './family-sheet.ts';
import { familyVerdicts } from './family-verdicts.server.ts';
import { importConditions, rowOfConditions } from './import-conditions.server.ts';
import { noneFoundWords } from './none-found-words.server.ts';
import { suppliedRows } from './supplied-rows.server.ts';
import { courseOf } from './way-of.ts';

type Request = { sheetFor: SheetFor; language: LanguageCode; given?: Facts };

const notApplying: readonly Status[] = ['paused', 'voluntary', 'exempt', 'not-required'];
const mostOrders = 8;

/**
 * What holds for a family: for everyone, for makers in India or for importers.
 * @param given what a visitor has said of his own product, such as `statedFacts({ radio: ['bluetooth'] })`
 */
export async function drawUpFamilySheet(
  family: Family,
  { sheetFor, language, given = {} }: Request,
): Promise<FamilySheet> {
  return drawUpKnownFamily(await knowFamily(family, language, given), sheetFor, language);
}

/**
 * The sheet of a family about which everything has been looked up.
 * @param isOwn whether it is about a visitor's own product, and so says what stands behind each row
 */
export async function drawUpKnownFamily(
  known: KnownFamily,
  sheetFor: SheetFor,
  language: LanguageCode,
  isOwn = false,
): Promise<FamilySheet> {
  const { rows, finder, today, given } = known;
  const [fees, courses] = await Promise.all([listFeeSummaries(language), isOwn ? listCourses(language) : null]);
  const parts = isOwn ? await suppliedParts(known, sheetFor, language) : [];
  const context = { sheetFor, language, orders: finder.orders, fees, courses, given, today };
  const conditions = importConditions(known, sheetFor, language);
  const rowOf = (assessment: Assessment) => {
    const row = familyRow(assessment, finder.facts, context);
    if (row.key !== importPolicy) return row;
    return { ...row, conditions: conditions.filter(({ words }) => !row.sentences.includes(words)) };
  };
  const assessments = assessFamily(known, sheetFor);
  const silent = assessments.find(({ approval, status }) => approval.key === importPolicy && !isRow(status));
  const imports = silent ? rowOfConditions(silent.approval, conditions, sheetFor, language) : null;
  const rowsOf = (wanted: readonly Status[]) =>
    assessments
      .filter(({ status }) => wanted.includes(status))
      .sort((a, b) => Number(opens(b)) - Number(opens(a)))
      .map(rowOf);
  // A licence concerns only importers, so that the sheet for everyone opens with nothing less than a prohibition.
  const opens = (assessment: Assessment) => leads(assessment) && (sheetFor.reader === 'import' || forbids(assessment));
  const required = assessments.flatMap(({ approval, status }) => (applying.includes(status) ? approval : []));
  const daysInWords = (days: number) =>
    timeWords({ minDays: null, usualDays: null, maxDays: days, days: 'calendar' }, language) ?? '';
  const mayApply = assessments.filter(({ status }) => status === 'may-apply');
  const concerned = [...rows.values()];
  const read = concerned.map(({ publication }) => ({ readTo: null, publication }));
  return {
    ...sheetFor,
    verdicts: familyVerdicts(known, sheetFor, language),
    dependsOnSize: dependsOnSize(concerned, today),
    // What cannot be done at all leads.
    applies: [...rowsOf(['prohibited']), ...rowsOf(applying)],
    mayApply: mayApply.sort((a, b) => weight(a) - weight(b)).map(rowOf),
    doesNotApply: rowsOf(notApplying),
    supplied: suppliedRows(parts, finder, language),
    imports,
    noneFound: await noneFoundWords(
      assessments.filter((each) => !(imports && each === silent) && !isOfUsed(each)),
      language,
    ),
    notChecked: assessments
      .filter(({ status }) => status === 'not-checked')
      .map(({ stance, approval: { key, name } }) => ({
        key,
        name,
        hasStance: stance !== null,
        why: stance?.why || null,
      }))
      // What somebody has begun to look at comes first.
      .sort((a, b) => Number(b.hasStance) - Number(a.hasStance)),
    publications: distinctBy(
      concerned.flatMap(({ publication }) => publication ?? []),
      ({ name }) => name,
    ),
    orders: ordersOf(concerned).slice(0, mostOrders),
    questions: questionsLeft(askedApprovals(known, sheetFor), known),
    course: courses && courseOf(required, courses, finder.edges, { sheetFor, daysInWords }),
    reading: readingWords(read, today, language),
  };
}

const isRow = (status: Status) => status !== 'none-found' && status !== 'not-checked';

/** Nothing was found because the goods are new, which the foot of the sheet says. */
const isOfUsed = ({ status, question, facts }: Assessment) =>
  status === 'none-found' && explain(question, facts).includes('new-or-used');

const leads = ({ grounds }: Assessment) => grounds.some((ground) => 'rule' in ground && ground.rule.leads);

const forbids = ({ grounds }: Assessment) =>
  grounds.some((ground) => 'rule' in ground && ground.rule.leads && ground.rule.beside === 'prohibited');

/** What can stop a shipment first, then what is likely. */
function weight(assessment: Assessment): number {
  const { likelihood } = assessment;
  if (leads(assessment)) return -1;
  return likelihood === 'likely' ? 0 : likelihood === 'unlikely' ? 2 : 1;
}

/** How many questions at most would settle what is open for a family. */
function questionsLeft(asked: readonly Asked[], { family, finder, given }: KnownFamily): number {
  const open = openFacts(asked, given);
  const left = askableFacts(asked, family, finder.facts).filter(({ fact }) => open.has(fact));
  return Math.min(left.length, mostQuestions);
}
