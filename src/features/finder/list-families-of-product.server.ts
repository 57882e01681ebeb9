import { and, asc, count, desc, eq } from '#core/drizzle.ts';
import { localize } from '#core/text/localize.ts';
import { db } from '#db/client.server.ts';
import { familyLines, productFamilies } from '#db/schema/families.ts';
import { mandatoryProducts } from '#db/schema/mandatory-products.ts';
import { products } from '#db/schema/products.ts';
import { translationsIn } from '#db/translations-in.server.ts';
import type { LanguageCode } from '#locales/languages.ts';

export type NamedFamily = { slug: string; name: string };

const most = 6;

/** The families under whose rows a product stands, those first that share most of them. */
export async function listFamiliesOfProduct(productSlug: string, language: LanguageCode): Promise<NamedFamily[]> {
  const { id, slug, name, position, status } = productFamilies;
  const rows = await db()
    .select({ slug, name, translations: translationsIn(language, productFamilies.translations) })
    .from(products)
    .innerJoin(
      mandatoryProducts,
      and(eq(mandatoryProducts.productId, products.id), eq(mandatoryProducts.status, 'published')),
    )
    .innerJoin(
      familyLines,
      and(
        eq(familyLines.list, mandatoryProducts.list),
        eq(familyLines.listKey, mandatoryProducts.listKey),
        eq(familyLines.strength, 'covers'),
      ),
    )
    .innerJoin(productFamilies, and(eq(id, familyLines.familyId), eq(status, 'published')))
    .where(eq(products.slug, productSlug))
    .groupBy(id)
    .orderBy(desc(count()), asc(position))
    .limit(most);
  return rows.map((row) => localize(row, language)).map((row) => ({ slug: row.slug, name: row.name }));
}
