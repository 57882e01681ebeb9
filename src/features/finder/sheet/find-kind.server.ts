import type { SideRow } from '#features/requirements/sheet/sheet.ts';
import type { SheetReader } from '#features/requirements/sheet/sheet-reader.ts';
import type { LanguageCode } from '#locales/languages.ts';
import { findFamily } from '../find-family.server.ts';
import { importPolicy } from '../import-policy.ts';
import { loadFinder } from '../load-finder.server.ts';
import { drawUpFamilySheet } from './draw-up-family-sheet.server.ts';
import type { FamilyRow, FamilySheet } from './family-sheet.ts';

/** The family under whose rows a product stands, with the approvals that its rules add to those of the lists. */
export type Kind = Pick<FamilySheet, 'reader' | 'size' | 'questions' | 'dependsOnSize'> & {
  slug: string;
  name: string;
  rows: FamilyRow[];
};

type Listed = { family: string; lists: ReadonlySet<string>; sides: readonly SideRow[] };

/**
 * What follows from the kind of a product beside its lists and the rules of their rows; null if nothing does. A row can be wider than the family, so the days and the law of it stand only on the family's sheet.
 * @param product with its only family, the lists that name it, and the rows beside the schemes of its own sheet
 */
export async function findKind(
  product: Listed,
  { reader, language }: { reader: SheetReader; language: LanguageCode },
): Promise<Kind | null> {
  const family = await findFamily(product.family, language);
  if (!family) return null;
  const [{ approvals }, { applies, mayApply, questions, dependsOnSize }] = await Promise.all([
    loadFinder(language),
    drawUpFamilySheet(family, { sheetFor: { reader, size: null }, language }),
  ]);
  const listsOf = new Map(approvals.map(({ key, lists }) => [key, lists]));
  const isSaid = ({ key, to }: FamilyRow) =>
    (listsOf.get(key) ?? []).some((list) => product.lists.has(list)) ||
    product.sides.some((side) =>
      key === importPolicy ? side.regime === 'import' : side.to !== null && side.to === to,
    );
  const rows = [...applies, ...mayApply]
    .filter((row) => !isSaid(row))
    .map((row) => ({ ...row, states: [], standards: [], moreStandards: 0, orders: [], fees: null, details: null }));
  if (rows.length === 0) return null;
  return { slug: family.slug, name: family.name, rows, reader, size: null, questions, dependsOnSize };
}
