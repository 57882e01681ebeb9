import { inArray } from '#core/drizzle.ts';
import { joinSentences } from '#core/text/join-sentences.ts';
import { translate } from '#core/text/messages.server.ts';
import { productFamilies } from '#db/schema/families.ts';
import type { SideRow } from '#features/requirements/sheet/sheet.ts';
import type { SheetReader } from '#features/requirements/sheet/sheet-reader.ts';
import { asksForCertain, effectWords } from '#features/requirements/sheet/side-rows.server.ts';
import type { LanguageCode } from '#locales/languages.ts';
import { type Assessment, assessFamily } from '../evaluation/assess-family.ts';
import { type KnownFamily, knowFamilies } from '../families/know-family.server.ts';
import type { FamilyOfProduct } from '../families/list-families-of-product.server.ts';
import { importPolicy } from '../import-policy.ts';
import { drawUpKnownFamily } from './draw-up-family-sheet.server.ts';
import type { FamilyRow, FamilySheet } from './family-sheet.ts';

/** The family under whose rows a product stands, with the approvals that its rules add to those of the lists. */
export type Kind = Pick<FamilySheet, 'reader' | 'size' | 'questions' | 'dependsOnSize' | 'notChecked'> & {
  slug: string;
  name: string;
  rows: FamilyRow[];
};

/**
 * What a product needs because of its kind.
 * @property kind its only family and what may follow from that; null if nothing does
 * @property certain what everything of its kind needs: of several families, what all of them need
 * @property settled the lists whose approvals the kind needs in any case, whatever condition the list makes
 */
export type KindOfProduct = {
  kind: Kind | null;
  certain: SideRow[];
  settled: ReadonlySet<string>;
};

/**
 * The families among which a product is, and all that is known of them, the same for every reader.
 * @property isMeant whether the product is called as they are
 */
export type KnownKinds = { isMeant: boolean; known: readonly [KnownFamily, ...KnownFamily[]] };

/**
 * Reads what is known of the kind of a product; null where its families say nothing of it.
 * @param isOwnSort whether a list names the product itself; lists of e-waste only name what it falls under
 */
export async function knowKinds(
  families: readonly FamilyOfProduct[],
  isOwnSort: boolean,
  language: LanguageCode,
): Promise<KnownKinds | null> {
  const meant = isOwnSort ? families.filter(({ isMeant }) => isMeant) : [];
  const candidates = meant.length > 0 ? meant : families;
  if (candidates.length === 0 || !(candidates.length === 1 || isOwnSort)) return null;
  const slugs = candidates.map(({ slug }) => slug);
  const [first, ...more] = await knowFamilies(language, inArray(productFamilies.slug, slugs));
  if (!first || more.length + 1 < slugs.length) return null;
  return { isMeant: meant.length > 0, known: [first, ...more] };
}

/**
 * @property lists the lists that name the product
 * @property sides the rows beside the schemes of its own sheet
 */
type Listed = { kinds: KnownKinds | null; lists: ReadonlySet<string>; sides: readonly SideRow[] };

const none: KindOfProduct = { kind: null, certain: [], settled: new Set() };

/**
 * What follows from the kind of a product beside its lists and the rules of their rows. A row can be wider than a
 * family, so only the families that the product is called by, and rules for whole groups, say anything for certain.
 */
export async function findKind(
  { kinds, lists, sides }: Listed,
  { reader, language }: { reader: SheetReader; language: LanguageCode },
): Promise<KindOfProduct> {
  if (!kinds) return none;
  const { isMeant, known } = kinds;
  const [first] = known;
  const isOne = known.length === 1;
  const sheetFor = { reader, size: null };
  const needs = known.map((family) =>
    assessFamily(family, sheetFor).filter(
      ({ status, grounds }) => status === 'applies' && (!isOne || isMeant || isOfGroup(grounds)),
    ),
  );
  const needed = needs.map((assessments) => new Set(assessments.map(({ approval }) => approval.key)));
  const certainKeys = new Set(
    (needs[0] ?? []).flatMap(({ approval: { key } }) => (needed.every((keys) => keys.has(key)) ? key : [])),
  );
  const { applies, mayApply, questions, dependsOnSize, ...sheet } = await drawUpKnownFamily(first, sheetFor, language);
  // What nobody has begun to look at says nothing of a product.
  const notChecked = sheet.notChecked.filter(({ hasStance }) => hasStance);
  const { approvals } = first.finder;
  const listsOf = new Map(approvals.map(({ key, lists: given }) => [key, given]));
  const isSaid = ({ key, to }: FamilyRow) =>
    (listsOf.get(key) ?? []).some((list) => lists.has(list)) ||
    sides.some((side) =>
      key === importPolicy
        ? side.regime === 'import' && side.lines.some(({ isDetail }) => !isDetail)
        : side.to !== null && side.to === to && (asksForCertain(side) || !certainKeys.has(key)),
    );
  const rows = [...applies, ...mayApply].filter((row) => !isSaid(row));
  const further = rows.filter(({ key }) => !certainKeys.has(key)).map(withoutLaw);
  const names = known.map(({ family }) => family.name).join(', ');
  const { slug, name } = first.family;
  return {
    kind:
      isOne && further.length + notChecked.length > 0
        ? { slug, name, rows: further, notChecked, reader, size: null, questions, dependsOnSize }
        : null,
    certain: rows.filter(({ key }) => certainKeys.has(key)).map((row) => sideRowOf({ row, names, isOne }, language)),
    settled: new Set([...certainKeys].flatMap((key) => listsOf.get(key) ?? [])),
  };
}

/** Whether it follows from a rule for a whole group of families, so that it holds for what lies beside one of them too. */
const isOfGroup = (grounds: Assessment['grounds']) =>
  grounds.some((ground) => ground.truth === 'true' && 'rule' in ground && (ground.rule.scope.groups?.length ?? 0) > 0);

/** @property isOne whether the product has one family; the rows of several may have other days */
function sideRowOf(
  { row, names, isOne }: { row: FamilyRow; names: string; isOne: boolean },
  language: LanguageCode,
): SideRow {
  const { key, name, to, asked, sentences, states, orders, fees } = row;
  const isImport = key === importPolicy;
  const effect = asked?.effect ?? (isImport ? 'condition' : 'required');
  const holds = translate({ text: forAll, values: { names } }, language);
  return {
    regime: isImport ? 'import' : 'kind',
    ...{ name, to, isLeading: false, note: '' },
    law: isOne ? { states, orders, fees } : { states: [], orders: [], fees: null },
    lines: [
      {
        ...{ effect, isOver: false, isDetail: false, document: null },
        label: asked?.label ?? effectWords(effect, language),
        words: joinSentences([holds, ...sentences]),
      },
    ],
  };
}
const forAll = /*i18n*/ 'Holds for every product of this kind: {names}.';

/** The law and the standards of a family stand on its own sheet. */
const withoutLaw = (row: FamilyRow): FamilyRow => ({
  ...row,
  ...{ states: [], standards: [], moreStandards: 0, orders: [], fees: null, details: null },
});
