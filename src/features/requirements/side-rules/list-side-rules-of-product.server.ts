import { and, arrayOverlaps, asc, eq, type SQL, sql } from '#core/drizzle.ts';
import { filled } from '#core/text/filled.ts';
import { localize } from '#core/text/localize.ts';
import { db } from '#db/client.server.ts';
import { mandatoryProducts } from '#db/schema/mandatory-products.ts';
import { serviceCategories, services } from '#db/schema/services.ts';
import { sideRules } from '#db/schema/side-rules.ts';
import { translationsIn } from '#db/translations-in.server.ts';
import { type Line, lineKey } from '#features/orders/lines/line-facts.ts';
import type { LanguageCode } from '#locales/languages.ts';

export type SideRule = Awaited<ReturnType<typeof listSideRules>>[number];

/** The rules beside the lists that concern the rows of a product, expired ones included. */
export function listSideRulesOfProduct(productId: number, language: LanguageCode): Promise<SideRule[]> {
  const { list, listKey, status } = mandatoryProducts;
  const linesOfProduct = sql`(select array_agg(line) from ${mandatoryProducts},
    lateral unnest(array[${list} || ' ' || ${listKey}, ${list} || ' *']) line
    where ${mandatoryProducts.productId} = ${productId} and ${status} = 'published')`;
  return listSideRules(sql`${sideRules.lines} && ${linesOfProduct}`, language);
}

/** The rules beside the lists that concern any of these rows, with the rows that each names; expired ones included. */
export function listSideRulesOfLines(lines: readonly Line[], language: LanguageCode): Promise<SideRule[]> {
  const named = lines.flatMap((line) => [lineKey(line), `${line.list} *`]);
  return listSideRules(arrayOverlaps(sideRules.lines, [...new Set(named)]), language);
}

async function listSideRules(which: SQL, language: LanguageCode) {
  const { key, regime, effect, plain, lines, document, fromOn, untilOn, isLeading, isDetail } = sideRules;
  const { isForUsed, confidence } = sideRules;
  const rows = await db()
    .select({
      key,
      regime,
      effect,
      plain,
      lines,
      document,
      fromOn,
      untilOn,
      isLeading,
      isDetail,
      isForUsed,
      confidence,
      translations: sideRules.translations,
      service: {
        slug: services.slug,
        categorySlug: serviceCategories.slug,
        shortName: services.shortName,
        translations: translationsIn(language, services.translations),
      },
    })
    .from(sideRules)
    .leftJoin(services, and(eq(services.slug, sideRules.service), eq(services.status, 'published')))
    .leftJoin(
      serviceCategories,
      and(eq(serviceCategories.id, services.categoryId), eq(serviceCategories.status, 'published')),
    )
    .where(and(which, eq(sideRules.status, 'published')))
    .orderBy(asc(sideRules.position));
  return rows.map(({ service, ...row }) => ({
    ...localize(row, language),
    to: service?.slug && service.categorySlug ? `/services/${service.categorySlug}/${service.slug}` : null,
    /** What is asked, as the schemes and approvals of that service are called. */
    name: service?.slug && service.categorySlug ? filled(localize(service, language).shortName) : null,
  }));
}
