import { todayInIndia } from '#core/time/dates.ts';
import type { FeeSummaries } from '#features/fees/list-fee-summaries.server.ts';
import { listFamiliesOfProduct } from '#features/finder/families/list-families-of-product.server.ts';
import { findKind, knowKinds } from '#features/finder/sheet/find-kind.server.ts';
import { listDuties } from '#features/requirements/duties/list-duties.server.ts';
import { drawUpSheet } from '#features/requirements/sheet/draw-up-sheet.server.ts';
import type { SheetReader } from '#features/requirements/sheet/sheet-reader.ts';
import type { LanguageCode } from '#locales/languages.ts';
import type { ProductDetail } from '../product-detail.ts';

type Product = Pick<ProductDetail, 'slug' | 'services' | 'requirements' | 'sideRules'>;
type Request = { reader: SheetReader; language: LanguageCode; fees?: FeeSummaries };

/** A line of a verdict, with the name of its route if it has one. */
export type VerdictLine = { label: string | null; words: string };

/**
 * The sheet of a product for one kind of reader, with what its kind needs for certain.
 * @property kind what may follow from its kind beside that, which the verdict counts
 * @property verdicts the verdict, for everyone in a line for each route where they differ; none where it is on no list
 */
export async function drawUpProductSheet(product: Product, { reader, language, fees }: Request) {
  const known = await knowProduct(product, language);
  const { sheet, kind } = await drawUpFor(known, reader, fees);
  const single = sheet.verdict ? [{ label: null, words: sheet.verdict }] : [];
  const verdicts: VerdictLine[] = reader === 'everyone' ? ((await verdictsOfRoutes(known)) ?? single) : single;
  return { sheet, kind, families: known.families, verdicts };
}

type Known = Awaited<ReturnType<typeof knowProduct>>;

/** What the sheets for all readers have in common. */
async function knowProduct(product: Product, language: LanguageCode) {
  const families = await listFamiliesOfProduct(product.slug, language);
  const isOwnSort = product.requirements.some(({ publication }) => publication?.subject !== 'e-waste');
  const [duties, kinds] = await Promise.all([listDuties(language), knowKinds(families, isOwnSort, language)]);
  return { product, families, duties, kinds, language, today: todayInIndia() };
}

async function drawUpFor({ product, duties, kinds, language, today }: Known, reader: SheetReader, fees?: FeeSummaries) {
  const request = { reader, language, today };
  const listed = { ...product, duties, ...(fees && { fees }) };
  const sheet = drawUpSheet(listed, request);
  const lists = new Set(product.requirements.map(({ list }) => list));
  const { kind, certain, settled } = await findKind({ kinds, lists, sides: sheet.sides }, request);
  if (!kind && certain.length + settled.size === 0) return { sheet, kind };
  const further = kind ? kind.rows.length + kind.notChecked.length : 0;
  return { sheet: drawUpSheet({ ...listed, kind: { certain, settled, further } }, request), kind };
}

/**
 * The answer in one line for each route, because goods from abroad may need another approval than those made in India;
 * null where both lines would say the same, or where one route has no answer.
 */
async function verdictsOfRoutes(known: Known): Promise<VerdictLine[] | null> {
  const routes = (['india', 'import'] as const).map((reader) => drawUpFor(known, reader));
  const lines = (await Promise.all(routes)).flatMap(({ sheet: { reader, choices, verdict } }) => {
    const label = choices.find((choice) => choice.reader === reader)?.label;
    return label && verdict ? [{ label, words: verdict }] : [];
  });
  return new Set(lines.map(({ words }) => words)).size > 1 ? lines : null;
}
