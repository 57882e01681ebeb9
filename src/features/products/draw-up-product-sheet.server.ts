import { todayInIndia } from '#core/time/dates.ts';
import type { FeeSummaries } from '#features/fees/list-fee-summaries.server.ts';
import { findKind } from '#features/finder/sheet/find-kind.server.ts';
import { listDuties } from '#features/requirements/duties/list-duties.server.ts';
import { drawUpSheet } from '#features/requirements/sheet/draw-up-sheet.server.ts';
import type { SheetReader } from '#features/requirements/sheet/sheet-reader.ts';
import type { LanguageCode } from '#locales/languages.ts';
import type { ProductDetail } from './product-detail.ts';

type Product = Pick<ProductDetail, 'slug' | 'services' | 'requirements' | 'sideRules'>;
type Request = { reader: SheetReader; language: LanguageCode; fees?: FeeSummaries };

/** The sheet of a product for one kind of reader, and what follows from its kind, which the verdict counts. */
export async function drawUpProductSheet(product: Product, { reader, language, fees }: Request) {
  const request = { reader, language, today: todayInIndia() };
  const listed = { ...product, duties: await listDuties(language), ...(fees && { fees }) };
  const sheet = drawUpSheet(listed, request);
  const lists = new Set(product.requirements.map(({ list }) => list));
  const kind = await findKind({ slug: product.slug, lists, sides: sheet.sides }, request);
  return { sheet: kind ? drawUpSheet({ ...listed, further: kind.rows.length }, request) : sheet, kind };
}
