import { todayInIndia } from '#core/time/dates.ts';
import { listFeeSummaries } from '#features/fees/list-fee-summaries.server.ts';
import { lineKey } from '#features/orders/lines/line-facts.ts';
import type { OrderName } from '#features/orders/order-view.ts';
import { readingWords } from '#features/requirements/sheet/sheet-words.server.ts';
import { listSideRulesOfLines } from '#features/requirements/side-rules/list-side-rules-of-product.server.ts';
import type { LanguageCode } from '#locales/languages.ts';
import { type Assessment, assessFamily, dependsOnSize, isInScope, type SheetFor } from '../assess-family.ts';
import type { Facts } from '../condition.schema.ts';
import type { Status } from '../evaluate.ts';
import type { Family } from '../find-family.server.ts';
import { type LineRow, listLineRows } from '../list-line-rows.server.ts';
import { loadFinder } from '../load-finder.server.ts';
import { sideRulesOfFamily } from '../side-rules-of-family.ts';
import { applying, familyRow } from './family-row.server.ts';
import type { FamilySheet } from './family-sheet.ts';
import { familyVerdicts } from './family-verdicts.server.ts';
import { noneFoundWords } from './none-found-words.server.ts';

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
  const today = todayInIndia();
  const lines = family.lines.map(({ list, listKey }) => ({ list, key: listKey }));
  const [finder, rows, sideRules, fees] = await Promise.all([
    loadFinder(language),
    lines.length > 0 ? listLineRows(lines, today, language) : new Map<string, LineRow>(),
    lines.length > 0 ? listSideRulesOfLines(lines, language) : [],
    listFeeSummaries(language),
  ]);
  const rules = finder.rules.filter(({ scope }) => isInScope(scope, family));
  const ownRules = sideRulesOfFamily(family, sideRules, { approvals: finder.approvals, rules }, today);
  const known = { family, rows, ownRules, finder, given, today };
  const assessments = assessFamily(known, sheetFor);
  const rowsOf = (wanted: readonly Status[]) =>
    assessments
      .filter(({ status }) => wanted.includes(status))
      .sort((a, b) => Number(leads(b)) - Number(leads(a)))
      .map((assessment) => familyRow(assessment, finder.facts, { sheetFor, language, fees }));
  const mayApply = assessments.filter(({ status }) => status === 'may-apply');
  const concerned = [...new Map(lines.map((line) => [lineKey(line), rows.get(lineKey(line))])).values()].flatMap(
    (row) => row ?? [],
  );
  const read = concerned.map(({ publication }) => ({ readTo: null, publication }));
  return {
    ...sheetFor,
    verdicts: familyVerdicts(known, sheetFor, language),
    dependsOnSize: dependsOnSize(concerned, today),
    // What cannot be done at all leads.
    applies: [...rowsOf(['prohibited']), ...rowsOf(applying)],
    mayApply: mayApply
      .sort((a, b) => weight(a) - weight(b))
      .map((assessment) => familyRow(assessment, finder.facts, { sheetFor, language, fees })),
    doesNotApply: rowsOf(notApplying),
    noneFound: await noneFoundWords(assessments, language),
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
    orders: ordersOf(concerned),
    reading: readingWords(read, today, language),
  };
}

const leads = ({ grounds }: Assessment) => grounds.some((ground) => 'rule' in ground && ground.rule.leads);

/** What can stop a shipment first, then what is likely. */
function weight(assessment: Assessment): number {
  const { likelihood } = assessment;
  if (leads(assessment)) return -1;
  return likelihood === 'likely' ? 0 : likelihood === 'unlikely' ? 2 : 1;
}

function ordersOf(rows: readonly LineRow[]): OrderName[] {
  return distinctBy(
    rows.flatMap(({ order }) => order ?? []),
    ({ slug }) => slug,
  ).slice(0, mostOrders);
}

function distinctBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): Item[] {
  return [...new Map(items.map((item) => [keyOf(item), item])).values()];
}
