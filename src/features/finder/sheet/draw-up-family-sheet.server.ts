import { todayInIndia } from '#core/time/dates.ts';
import { lineKey } from '#features/orders/lines/line-facts.ts';
import type { OrderName } from '#features/orders/order-view.ts';
import { readingWords } from '#features/requirements/sheet/sheet-words.server.ts';
import { listSideRulesOfLines } from '#features/requirements/side-rules/list-side-rules-of-product.server.ts';
import type { LanguageCode } from '#locales/languages.ts';
import { type Assessment, assessFamily, dependsOnSize, type SheetFor } from '../assess-family.ts';
import type { Facts } from '../condition.schema.ts';
import type { Status } from '../evaluate.ts';
import type { Family } from '../find-family.server.ts';
import { importRules } from '../import-rules.ts';
import { type LineRow, listLineRows } from '../list-line-rows.server.ts';
import { loadFinder } from '../load-finder.server.ts';
import { familyRow } from './family-row.server.ts';
import type { FamilySheet } from './family-sheet.ts';
import { familyVerdicts } from './family-verdicts.server.ts';
import { noneFoundWords } from './none-found-words.server.ts';

type Request = { sheetFor: SheetFor; language: LanguageCode; given?: Facts };

const applying: readonly Status[] = ['applies', 'applies-from'];
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
  const [finder, rows, sideRules] = await Promise.all([
    loadFinder(language),
    lines.length > 0 ? listLineRows(lines, today, language) : new Map<string, LineRow>(),
    lines.length > 0 ? listSideRulesOfLines(lines, language) : [],
  ]);
  const known = { family, rows, ownRules: importRules(family, sideRules, today), finder, given, today };
  const assessments = assessFamily(known, sheetFor);
  const rowsOf = (wanted: readonly Status[]) =>
    assessments
      .filter(({ status }) => wanted.includes(status))
      .map((one) => familyRow(one, finder.facts, { sheetFor, language }));
  const mayApply = assessments.filter(
    (one) => one.status === 'may-apply' || (one.status === 'not-checked' && one.stance),
  );
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
      .map((one) => familyRow(one, finder.facts, { sheetFor, language })),
    doesNotApply: rowsOf(notApplying),
    noneFound: await noneFoundWords(assessments, language),
    notLookedAt: assessments.flatMap(({ status, stance, approval }) =>
      status === 'not-checked' && !stance ? approval.name : [],
    ),
    publications: distinctBy(
      concerned.flatMap(({ publication }) => publication ?? []),
      ({ name }) => name,
    ),
    orders: ordersOf(concerned),
    reading: readingWords(read, today, language),
  };
}

/** What is likely first, what nobody has looked at last. */
function weight({ status, likelihood }: Assessment): number {
  if (status === 'not-checked') return 3;
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
