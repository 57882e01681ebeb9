import { todayInIndia } from '#core/time/dates.ts';
import type { FeeSummaries } from '#features/fees/list-fee-summaries.server.ts';
import { listFamiliesOfProduct } from '#features/finder/list-families-of-product.server.ts';
import { findKind } from '#features/finder/sheet/find-kind.server.ts';
import { listDuties } from '#features/requirements/duties/list-duties.server.ts';
import { drawUpSheet } from '#features/requirements/sheet/draw-up-sheet.server.ts';
import type { SheetReader } from '#features/requirements/sheet/sheet-reader.ts';
import type { LanguageCode } from '#locales/languages.ts';
import type { ProductDetail } from './product-detail.ts';

type Product = Pick<ProductDetail, 'slug' | 'services' | 'requirements' | 'sideRules'>;
type Request = { reader: SheetReader; language: LanguageCode; fees?: FeeSummaries };

/**
 * The sheet of a product for one kind of reader, with what its kind needs for certain.
 * @property kind what may follow from its kind beside that, which the verdict counts
 */
export async function drawUpProductSheet(product: Product, { reader, language, fees }: Request) {
  const request = { reader, language, today: todayInIndia() };
  const listed = { ...product, duties: await listDuties(language), ...(fees && { fees }) };
  const sheet = drawUpSheet(listed, request);
  const families = await listFamiliesOfProduct(product.slug, language);
  const lists = new Set(product.requirements.map(({ list }) => list));
  const isOwnSort = product.requirements.some(({ publication }) => publication?.subject !== 'e-waste');
  const found = await findKind({ families, lists, isOwnSort, sides: sheet.sides }, request);
  const { kind, certain, settled } = found;
  const isMore = kind !== null || certain.length + settled.size > 0;
  const whole = isMore
    ? drawUpSheet(
        { ...listed, kind: { certain, settled, further: kind ? kind.rows.length + kind.notChecked.length : 0 } },
        request,
      )
    : sheet;
  return { sheet: whole, kind, families };
}

/**
 * The answer in one line for each route, because goods from abroad may need another approval than those made in India;
 * none where both lines would say the same, or where one route has no answer.
 */
export async function productVerdicts(product: Product, language: LanguageCode) {
  const routes = (['india', 'import'] as const).map((reader) => drawUpProductSheet(product, { reader, language }));
  const lines = (await Promise.all(routes)).flatMap(({ sheet: { reader, choices, verdict } }) => {
    const label = choices.find((choice) => choice.reader === reader)?.label;
    return label && verdict ? [{ label, words: verdict }] : [];
  });
  return new Set(lines.map(({ words }) => words)).size > 1 ? lines : [];
}
