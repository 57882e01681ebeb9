import { and, asc, desc, eq, ilike, inArray, sql } from 'drizzle-orm';
import { likePattern } from '#core/text/like-pattern.ts';
import { localize } from '#core/text/localize.ts';
import { db } from '#db/client.server.ts';
import { authorities, orders } from '#db/schema/orders.ts';
import type { LanguageCode } from '#locales/languages.ts';
import type { OrderKind } from './order.schema.ts';
import type { ListedOrder } from './order-view.ts';

type OrdersRequest = {
  language: LanguageCode;
  q?: string;
  /** The slug of an authority. */
  authority?: string | undefined;
  kinds?: readonly OrderKind[] | undefined;
  page?: number;
  perPage: number;
};

export const dayOfOrder = sql<string | null>`coalesce(${orders.publishedOn}, ${orders.signedOn})`;
/** Visitors enter numbers with and without their full stops and brackets: `SO 1739`, `S.O. 1739(E)`. */
const searched = sql`concat_ws(' ', ${orders.number}, regexp_replace(${orders.number}, '[^A-Za-z0-9 ]', '', 'g'),
  ${orders.title}, ${orders.subject}, ${orders.gazetteId}, ${authorities.name}, ${authorities.shortName},
  ${orders.translations}::text)`;

/** One page of the published orders, newest first, and the number that match. */
export async function listOrders({ language, q = '', authority, kinds, page = 1, perPage }: OrdersRequest) {
  const words = q.split(/\s+/).filter(Boolean);
  const matching = and(
    eq(orders.status, 'published'),
    authority === undefined ? undefined : eq(authorities.slug, authority),
    kinds ? inArray(orders.kind, [...kinds]) : undefined,
    ...words.map((word) => ilike(searched, likePattern(word))),
  );
  const [[count], rows] = await Promise.all([
    db()
      .select({ total: sql<number>`count(*)::int` })
      .from(orders)
      .leftJoin(authorities, eq(authorities.id, orders.authorityId))
      .where(matching),
    db()
      .select({ order: orders, authority: authorities, day: dayOfOrder })
      .from(orders)
      .leftJoin(authorities, eq(authorities.id, orders.authorityId))
      .where(matching)
      .orderBy(sql`${dayOfOrder} desc nulls last`, desc(orders.id))
      .limit(perPage)
      .offset((page - 1) * perPage),
  ]);
  return {
    total: count?.total ?? 0,
    orders: rows.map(({ order, authority: issuer, day }): ListedOrder & { id: number } => {
      const { id, slug, number, title, subject, kind } = localize(order, language);
      return { id, slug, number, title, subject, kind, day, authority: issuer && localize(issuer, language).shortName };
    }),
  };
}

/** The authorities that issued orders, with the number of each. */
export async function listAuthorities(language: LanguageCode) {
  const rows = await db()
    .select({ authority: authorities, total: sql<number>`count(*)::int` })
    .from(authorities)
    .innerJoin(orders, and(eq(orders.authorityId, authorities.id), eq(orders.status, 'published')))
    .where(eq(authorities.status, 'published'))
    .groupBy(authorities.id)
    .orderBy(desc(sql`count(*)`), asc(authorities.position));
  return rows.map(({ authority, total }) => {
    const { slug, name, shortName } = localize(authority, language);
    return { slug, name, shortName, total };
  });
}
