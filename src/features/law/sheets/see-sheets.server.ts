import { sql } from '#core/drizzle.ts';
import { db } from '#db/client.server.ts';
import { familyLines, productFamilies } from '#db/schema/families.ts';
import { mandatoryProducts } from '#db/schema/mandatory-products.ts';
import { products } from '#db/schema/products.ts';
import { seeFamily } from '#features/finder/sheet/see-family.server.ts';
import type { SeenSheet, SheetSubject } from '#features/finder/sheet/seen-sheets.schema.ts';
import { isAmong } from '#features/orders/lines/is-among.server.ts';
import type { Line } from '#features/orders/lines/line-facts.ts';
import { findProduct } from '#features/products/find-product.server.ts';
import { drawUpProductSheet } from '#features/products/sheet/draw-up-product-sheet.server.ts';
import type { LanguageCode } from '#locales/languages.ts';

/** How many sheets are drawn up: each takes a few dozen queries, while nobody can publish. */
const mostSheets = 10;

/** The families and then the products that have one of these entries, the first of them by name, and how many there are. */
export async function listSheetSubjects(lines: readonly Line[]): Promise<{ subjects: SheetSubject[]; total: number }> {
  const { rows } = await db().execute<Omit<SheetSubject, 'reader'> & { total: number }>(sql`
    select kind, slug, name, count(*) over ()::int as total from (
      select distinct 'family' as kind, f.slug, f.name from ${familyLines} l
        join ${productFamilies} f on f.id = l.family_id
        where ${isAmong(lines, sql`l.list`, sql`l.list_key`)} and f.status = 'published'
      union
      select distinct 'product', p.slug, p.name from ${mandatoryProducts} m join ${products} p on p.id = m.product_id
        where ${isAmong(lines, sql`m.list`, sql`m.list_key`)} and m.status = 'published' and p.status = 'published'
    ) concerned
    order by kind, name, slug limit ${mostSheets}`);
  return {
    subjects: rows.map(({ kind, slug, name }) => ({ kind, slug, name, reader: 'everyone' })),
    total: rows[0]?.total ?? 0,
  };
}

/** The sheets as the public pages show them for everyone; read within a preview, as they would be. */
export async function seeSheets(subjects: readonly SheetSubject[], language: LanguageCode): Promise<SeenSheet[]> {
  const seen: SeenSheet[] = [];
  for (const { kind, slug } of subjects) {
    seen.push((await (kind === 'family' ? seeFamily : seeProduct)(slug, language)) ?? { verdicts: [], rows: [] });
  }
  return seen;
}

async function seeProduct(slug: string, language: LanguageCode): Promise<SeenSheet | null> {
  const product = await findProduct(slug, language);
  if (!product) return null;
  const { sheet, verdicts } = await drawUpProductSheet(product, { reader: 'everyone', language });
  return {
    verdicts,
    rows: sheet.schemes.map(({ slug: key, name, states }) => ({ key, name, status: null, states })),
  };
}
