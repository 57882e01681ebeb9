import { translate } from '#core/text/messages.server.ts';
import { lineKey } from '#features/orders/lines/line-facts.ts';
import type { RequirementState } from '#features/requirements/requirement-state.schema.ts';
import { effectWords } from '#features/requirements/sheet/side-rows.server.ts';
import { statesFor } from '#features/requirements/sheet/states-of-scheme.ts';
import type { LanguageCode } from '#locales/languages.ts';
import { type Facts, truthOf } from '../condition.schema.ts';
import { audiencesOf, presumed, type SheetFor } from '../evaluation/assess-family.ts';
import { factsOfFamily } from '../families/facts-of-family.ts';
import type { KnownFamily } from '../families/know-family.server.ts';
import type { FamilyRow } from './family-sheet.ts';

export const onlyAbroad = /*i18n*/ 'For goods made abroad.';

/** A row that asks nothing today brings no condition with it. */
const over: readonly RequirementState[] = ['rescinded', 'de-notified', 'voluntary', 'exempt'];

/**
 * What the trade policy says of the rows under which a family falls, details of a single product's page included: what
 * is asked, forbidden or left free there holds for the family too. It settles no approval by itself.
 */
export function importConditions(known: KnownFamily, sheetFor: SheetFor, language: LanguageCode) {
  const { family, finder, given, imports, rows, today } = known;
  if (sheetFor.reader === 'india') return [];
  const facts: Facts = { ...factsOfFamily(family, finder.facts, 'always'), ...given };
  const age = facts['new-or-used'] ?? presumed['new-or-used'];
  const isNew = truthOf({ fact: 'new-or-used', is: 'used' }, { 'new-or-used': age }) === 'false';
  const audiences = audiencesOf({ madeIn: 'abroad' }, sheetFor);
  const falling = family.lines.filter(({ list, listKey, strength, condition }) => {
    const row = rows.get(lineKey({ list, key: listKey }));
    const [state] = row ? statesFor([row], audiences, today) : [];
    const isOpen = !condition || truthOf(condition, facts) !== 'false';
    return strength === 'covers' && isOpen && state !== undefined && !over.includes(state.state);
  });
  const named = new Set(falling.flatMap(({ list, listKey }) => [lineKey({ list, key: listKey }), `${list} *`]));
  return imports
    .filter(({ lines, isForUsed }) => !(isNew && isForUsed) && lines.some((line) => named.has(line)))
    .toSorted((a, b) => Number(a.isDetail) - Number(b.isDetail))
    .map(({ effect, plain }): FamilyRow['conditions'][number] => ({
      ...{ effect, label: effectWords(effect, language), words: plain },
    }));
}

/** The row of the trade policy where the list of approvals has nothing to say of it, but the rows have. */
export function rowOfConditions(
  { key, name, to }: Pick<FamilyRow, 'key' | 'name' | 'to'>,
  [first, ...others]: FamilyRow['conditions'],
  { reader }: SheetFor,
  language: LanguageCode,
): FamilyRow | null {
  if (!first) return null;
  const place = reader === 'everyone' ? [translate(onlyAbroad, language)] : [];
  return {
    ...{ key, name, to, status: 'none-found', likelihood: null, states: [], fees: null, details: null },
    ...{ standards: [], moreStandards: 0, orders: [] },
    ...{ asked: first, sentences: [...place, first.words], conditions: others },
  };
}
