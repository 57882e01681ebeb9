import { expect, test } from 'vitest';
import { sql } from '#core/drizzle.ts';
import { listWords } from '#core/text/list-words.ts';
import { translate } from '#core/text/messages.server.ts';
import { db } from '#db/client.server.ts';
import { products } from '#db/schema/products.ts';
import { moreNames, moreWords, onlyMayApply, withRadio } from '#features/requirements/sheet/sheet-words.server.ts';
import { type LanguageCode, languages } from '#locales/languages.ts';
import { withTestDatabase } from '#tests/with-test-database.ts';
import { findProduct } from './find-product.server.ts';
import { drawUpProductSheet } from './sheet/draw-up-product-sheet.server.ts';

withTestDatabase();

async function sheetOf(slug: string, language: LanguageCode) {
  const product = await findProduct(slug, language);
  if (!product) throw new Error(`no product ${slug}`);
  const { sheet } = await drawUpProductSheet(product, { reader: 'everyone', language });
  return { words: sheet.verdict ?? '', names: sheet.schemes.map(({ name }) => withRadio(name, language)) };
}

/** How many may apply by an English verdict, counting what it names. */
function countOf(verdict: string): number {
  const clause = verdict.split('; ').find((part) => part.includes('may apply')) ?? '';
  const counted = Number(clause.match(/(\d+) (more|approvals? may apply)/)?.[1] ?? 0);
  return counted + (clause.match(/\(if it has a radio\)/g)?.length ?? 0);
}

/** How a verdict of that language says that so many may apply: one by its name, or all as a number. */
function clausesOf(count: number, names: readonly string[], language: LanguageCode): string[] {
  const named = names.map((name) =>
    listWords([name, ...(count > 1 ? [moreNames(count - 1, language)] : [])], language),
  );
  return [
    moreWords(count, language),
    onlyMayApply(count, language),
    ...named.map((items) => translate({ text: '{items} may apply', values: { items } }, language)),
  ].map((clause) => clause.toLowerCase());
}

// Of each language a sixth of the products, another one than of the language before it.
test('what depends on a radio is counted alike in every language, however much its verdict has to leave out', async () => {
  const found = await db()
    .select({ slug: products.slug })
    .from(products)
    .where(
      sql`${products.status} = 'published' and (select count(*) filter (where list = 'wpc_eta') * count(*) filter (where list <> 'wpc_eta')
        from mandatory_products m where m.product_id = ${products.id} and m.status = 'published') > 0`,
    )
    .orderBy(products.slug);
  expect(found.length).toBeGreaterThan(10);
  const share = 6;
  let counted = 0;
  for (const [at, { slug }] of found.entries()) {
    const count = countOf((await sheetOf(slug, 'en')).words);
    counted += count > 0 ? 1 : 0;
    for (const { code } of languages.filter((_, place) => place % share === at % share)) {
      const { words, names } = await sheetOf(slug, code);
      const clauses = count > 0 ? clausesOf(count, names, code) : [''];
      const isAlike = clauses.some((clause) => words.toLowerCase().includes(clause));
      expect([slug, code, words, isAlike]).toEqual([slug, code, words, true]);
    }
  }
  expect(counted).toBeGreaterThan(10);
}, 240_000);
