import { and, asc, desc, eq, sql } from '#core/drizzle.ts';
import { localize } from '#core/text/localize.ts';
import { db } from '#db/client.server.ts';
import { byContentVersion } from '#db/content/by-content-version.server.ts';
import { mandatoryProducts } from '#db/schema/mandatory-products.ts';
import { authorities, orderLines, orders } from '#db/schema/orders.ts';
import { services } from '#db/schema/services.ts';
import type { LanguageCode } from '#locales/languages.ts';
import { dayOfOrder, type OrderFilters, orderConditions } from './order-conditions.server.ts';
import { audiences, orderKindChoices } from './order-kinds.schema.ts';
import type { ListedOrder } from './order-view.ts';
import { orderStateChoices } from './orders.schema.ts';

type OrdersRequest = OrderFilters & { language: LanguageCode; day: string; page?: number; perPage: number };

/** One page of the published orders, newest first, and the number that match. */
export async function listOrders({ language, day, page = 1, perPage, ...filters }: OrdersRequest) {
  const matching = and(...orderConditions(filters, day));
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

/** What the register can be narrowed by: its authorities and services with their names, and the values of each filter. */
export async function listRegisterChoices(language: LanguageCode) {
  const [issuers, concerned] = await Promise.all([listAuthorities(language), listServicesOfOrders(language)]);
  const choices = {
    authority: issuers.map(({ slug }) => slug),
    kind: orderKindChoices,
    state: orderStateChoices,
    audience: audiences,
    service: concerned.map(({ slug }) => slug),
  };
  return { authorities: issuers, services: concerned, choices };
}

/** The authorities that issued orders, with the number of each. */
const listAuthorities = byContentVersion(async (language) => {
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
});

/** The services whose lists name entries under orders, in their own order, with the number of orders of each. */
const listServicesOfOrders = byContentVersion(async (language) => {
  const rows = await db()
    .select({ service: services, total: sql<number>`count(distinct ${orders.id})::int` })
    .from(orders)
    .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
    .innerJoin(
      mandatoryProducts,
      and(eq(mandatoryProducts.list, orderLines.list), eq(mandatoryProducts.listKey, orderLines.listKey)),
    )
    .innerJoin(services, eq(services.id, mandatoryProducts.serviceId))
    .where(
      and(eq(orders.status, 'published'), eq(mandatoryProducts.status, 'published'), eq(services.status, 'published')),
    )
    .groupBy(services.id)
    .orderBy(asc(services.position));
  return rows.map(({ service, total }) => {
    const { slug, name, shortName } = localize(service, language);
    return { slug, name: shortName ?? name, total };
  });
});

/** The day of the newest order in the register; null when it is empty. */
export async function findNewestOrderDay(): Promise<string | null> {
  const { rows } = await db().execute<{ day: string | null }>(
    sql`select max(coalesce(published_on, signed_on))::text as day from orders where status = 'published'`,
  );
  return rows[0]?.day ?? null;
}
