import { distinctBy } from '#core/distinct-by.ts';
import { and, asc, eq, inArray, sql } from '#core/drizzle.ts';
import { db } from '#db/client.server.ts';
import { mandatoryProducts } from '#db/schema/mandatory-products.ts';
import { type Line, lineKey } from '#features/orders/lines/line-facts.ts';
import {
  type AcceptedStandard,
  findAcceptance,
  listAcceptedStandards,
} from '#features/orders/lines/list-accepted-standards.server.ts';
import { listLineStates } from '#features/orders/lines/list-line-states.server.ts';
import { listDoubts } from '#features/orders/list-doubts.server.ts';
import { listExemptionsOn } from '#features/orders/list-exemptions.server.ts';
import { listPublications } from '#features/publications/list-publications.server.ts';
import type { LanguageCode } from '#locales/languages.ts';

export type LineRow = Awaited<ReturnType<typeof listLineRows>> extends Map<string, infer Row> ? Row : never;

/** Rows of the official lists as they stand today, by `lineKey`; rows that are no longer published are absent. */
export async function listLineRows(lines: readonly Line[], today: string, language: LanguageCode) {
  const { list, listKey, orderId, state, implementationDate, confirmed, listedAs, position } = mandatoryProducts;
  const wanted = lines.map((line) => lineKey(line));
  const [listed, { statesOf, exemptions }, publications, doubts, accepted] = await Promise.all([
    db()
      .selectDistinctOn([list, listKey], {
        ...{ list, listKey, orderId, state, implementationDate, confirmed },
        /** What the list itself calls it. */
        name: sql<string>`coalesce(${listedAs}, (select p.name from products p where p.id = mandatory_products.product_id))`,
        standards: sql<ListedStandard[]>`(
          select coalesce(json_agg(json_build_object('slug', s.slug, 'number', s.number, 'until', s.concurrent_until,
            'successor', case when n.id is not null then json_build_object('slug', n.slug, 'number', n.number) end)
            order by link.position), '[]')
          from mandatory_product_standards link join standards s on s.id = link.standard_id
          left join standards n on n.id = s.successor_id
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
          inArray(sql`${list} || ' ' || ${listKey}`, wanted),
        ),
      )
      .orderBy(asc(list), asc(listKey), asc(position)),
    listStatesAndExemptions(lines, today, language),
    listPublications(language),
    listDoubts(language),
    listAcceptedStandards(lines, today),
  ]);
  return new Map(
    listed.map(({ listKey: key, orderId: named, standards, ...row }) => {
      const name = lineKey({ list: row.list, key });
      const { states, order, readTo } = statesOf.get(name) ?? { states: [], order: null, readTo: null };
      return [
        name,
        {
          ...{ ...row, key, states, order, readTo },
          // What only an order names stands in no edition of the list.
          publication: named ? null : (publications.get(row.list) ?? null),
          standards: distinctBy(
            standards.flatMap((standard) => editionsOf(standard, accepted.get(name), today)),
            ({ slug }) => slug,
          ),
          doubts: doubts.ofLine.get(name) ?? [],
          /** Whom its order leaves out by the size of the enterprise, in its words. */
          ofSize: (order && exemptions.get(order.slug)) ?? [],
        },
      ];
    }),
  );
}

type Standard = { slug: string; number: string };
type ListedStandard = Standard & { successor: Standard | null; until: string | null };

/** The editions of a standard that count on a day, the newest first. */
function editionsOf(
  { slug, number, ...known }: ListedStandard,
  accepted: readonly AcceptedStandard[] | undefined,
  today: string,
): Standard[] {
  const said = findAcceptance(number, accepted);
  const successor = said?.beside ?? known.successor;
  const until = said ? said.until : known.until;
  if (!successor) return [{ slug, number }];
  return until && until < today ? [successor] : [successor, { slug, number }];
}

async function listStatesAndExemptions(lines: readonly Line[], today: string, language: LanguageCode) {
  const statesOf = await listLineStates(lines, today, language);
  const orders = distinctBy(
    [...statesOf.values()].flatMap(({ order }) => order ?? []),
    ({ slug }) => slug,
  );
  const found = await listExemptionsOn(orders, today, language);
  const ofSize = found.map(({ order, exemptions }) => {
    const texts = exemptions.flatMap(({ kind, condition }) => (kind === 'size' && condition ? condition : []));
    return [order.slug, texts] as const;
  });
  return { statesOf, exemptions: new Map(ofSize) };
}
