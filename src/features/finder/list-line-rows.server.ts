import { and, asc, eq, inArray, sql } from '#core/drizzle.ts';
import { db } from '#db/client.server.ts';
import { mandatoryProducts } from '#db/schema/mandatory-products.ts';
import { type Line, lineKey } from '#features/orders/lines/line-facts.ts';
import { listLineStates } from '#features/orders/lines/list-line-states.server.ts';
import { listDoubts } from '#features/orders/list-doubts.server.ts';
import { listPublications } from '#features/publications/list-publications.server.ts';
import type { LanguageCode } from '#locales/languages.ts';

export type LineRow = Awaited<ReturnType<typeof listLineRows>> extends Map<string, infer Row> ? Row : never;

/** Rows of the official lists as they stand today, by `lineKey`; rows that are no longer published are absent. */
export async function listLineRows(lines: readonly Line[], today: string, language: LanguageCode) {
  const { list, listKey, state, implementationDate, confirmed, listedAs, position } = mandatoryProducts;
  const named = lines.map((line) => lineKey(line));
  const [listed, statesOf, publications, doubts] = await Promise.all([
    db()
      .selectDistinctOn([list, listKey], {
        ...{ list, listKey, state, implementationDate, confirmed },
        /** What the list itself calls it. */
        name: sql<string>`coalesce(${listedAs}, (select p.name from products p where p.id = mandatory_products.product_id))`,
        standards: sql<{ slug: string; number: string }[]>`(
          select coalesce(json_agg(json_build_object('slug', s.slug, 'number', s.number) order by link.position), '[]')
          from mandatory_product_standards link join standards s on s.id = link.standard_id
          where link.mandatory_product_id = mandatory_products.id)`,
      })
      .from(mandatoryProducts)
      .where(
        and(
          eq(mandatoryProducts.status, 'published'),
          inArray(
            list,
            lines.map((line) => line.list),
          ),
          inArray(sql`${list} || ' ' || ${listKey}`, named),
        ),
      )
      .orderBy(asc(list), asc(listKey), asc(position)),
    listLineStates(lines, today, language),
    listPublications(language),
    listDoubts(language),
  ]);
  return new Map(
    listed.map(({ listKey: key, ...row }) => {
      const line = statesOf.get(lineKey({ list: row.list, key }));
      const { states, order, readTo } = line ?? { states: [], order: null, readTo: null };
      return [
        lineKey({ list: row.list, key }),
        {
          ...{ ...row, key, states, order, readTo, publication: publications.get(row.list) ?? null },
          doubts: doubts.ofLine.get(lineKey({ list: row.list, key })) ?? [],
        },
      ];
    }),
  );
}
