import { and, asc, count, desc, eq, sql } from '#core/drizzle.ts';
import { localize } from '#core/text/localize.ts';
import { db } from '#db/client.server.ts';
import { familyLines, familyNames, productFamilies } from '#db/schema/families.ts';
import { mandatoryProducts } from '#db/schema/mandatory-products.ts';
import { products } from '#db/schema/products.ts';
import { translationsIn } from '#db/translations-in.server.ts';
import { phraseKey, thingOf, wordsOf } from '#features/families/words.ts';
import type { LanguageCode } from '#locales/languages.ts';

export type NamedFamily = { slug: string; name: string };
/** @property isMeant whether the product is called as the family is, so that it is one of its kind */
export type FamilyOfProduct = NamedFamily & { isMeant: boolean };

const most = 6;

/** The families under whose rows a product stands, those first that share most of them. */
export async function listFamiliesOfProduct(productSlug: string, language: LanguageCode): Promise<FamilyOfProduct[]> {
  const { id, slug, name, position, status } = productFamilies;
  const rows = await db()
    .select({
      ...{ slug, name, translations: translationsIn(language, productFamilies.translations) },
      names: sql<string[]>`array(
        select ${familyNames.text} from ${familyNames} where ${familyNames.familyId} = ${id}
        and ${familyNames.language} = 'en' and ${familyNames.kind} in ('trade', 'common')
        union select ${name})`,
      called: sql<string[]>`array_remove(array[${products.name}, ${products.technicalName}], null)`,
    })
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
    .groupBy(id, products.id)
    .orderBy(desc(count()), asc(position))
    .limit(most);
  return rows.map((row) => ({
    slug: row.slug,
    name: localize(row, language).name,
    isMeant: row.called.some((text) => isCalled(text, row.names)),
  }));
}

/** Whether a product is called by one of these names, perhaps with words before it: a *Bluetooth* barcode scanner. */
function isCalled(product: string, names: readonly string[]): boolean {
  const words = wordsOf(product.replace(/\(.*?\)/g, ' '));
  const called = [words, thingOf(words)].filter(({ length }) => length > 0);
  // `Sanitary napkin or pad` names two things.
  return names
    .flatMap((name) => name.split(' or ').map(wordsOf))
    .some((name) =>
      called.some(
        (given) =>
          phraseKey(given) === phraseKey(name) ||
          (name.length >= fewestWords && phraseKey(given.slice(-name.length)) === phraseKey(name)),
      ),
    );
}

/** One word says too little of a longer name: not every *set* is a television set. */
const fewestWords = 2;
