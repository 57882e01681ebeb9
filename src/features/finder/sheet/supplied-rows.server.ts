import { labelled } from '#core/text/join-words.server.ts';
import type { LanguageCode } from '#locales/languages.ts';
import type { KnownFamily } from '../families/know-family.server.ts';
import type { SuppliedPart } from '../supplied-parts.server.ts';
import { ifWords, openWords } from './condition-words.server.ts';
import { familyRow } from './family-row.server.ts';
import type { FamilyRow } from './family-sheet.ts';

/** The rows of what lies in the box: each approval that it needs of its own, or that none is certain or likely. */
export function suppliedRows(
  parts: readonly SuppliedPart[],
  { facts }: KnownFamily['finder'],
  language: LanguageCode,
): FamilyRow[] {
  return parts.flatMap((part) => {
    const { family, condition, known, sheetFor, assessments } = part;
    const to = `/approval-finder/${family.slug}`;
    const clause = condition && openWords([condition], {}, facts, language);
    const depends = clause ? [ifWords(clause, language)] : [];
    const { today, finder } = known;
    const context = { sheetFor, language, given: {}, today, orders: finder.orders, fees: new Map(), courses: null };
    const rows = assessments.map((assessment): FamilyRow => {
      const row = familyRow(assessment, known.finder.facts, context);
      // As an answer is named: `Laptop charger: CRS`.
      const name = labelled(family.name, row.name, language);
      return { ...row, key: keyOfPart(part, row.key), name, to, fees: null, sentences: [...depends, ...row.sentences] };
    });
    return rows.length > 0 ? rows : [emptyRow(part, { to, sentences: depends })];
  });
}

/** The key of what stands on a sheet for something in the box; without an approval, of the thing itself. */
export const keyOfPart = ({ item, family }: Pick<SuppliedPart, 'item' | 'family'>, approval?: string): string =>
  [item, family.slug, ...(approval ? [approval] : [])].join(':');

function emptyRow(part: SuppliedPart, row: Pick<FamilyRow, 'to' | 'sentences'>): FamilyRow {
  return {
    ...{ key: keyOfPart(part), name: part.family.name, states: [], asked: null },
    ...(part.isOpen
      ? { status: 'may-apply' as const, likelihood: 'unlikely' as const }
      : { status: 'none-found' as const, likelihood: null }),
    ...{ standards: [], moreStandards: 0, orders: [], fees: null, conditions: [], details: null },
    ...row,
  };
}
