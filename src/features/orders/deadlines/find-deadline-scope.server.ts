import { and, eq, type SQL } from '#core/drizzle.ts';
import { isSlug } from '#core/text/addresses.ts';
import { localize } from '#core/text/localize.ts';
import { db } from '#db/client.server.ts';
import { orders } from '#db/schema/orders.ts';
import type { LanguageCode } from '#locales/languages.ts';
import type { ScopeName } from './deadline-feed-path.ts';
import { listServicesWithOrders } from './list-services-with-orders.server.ts';

/** Whose deadlines a calendar shows, and what they have in common. */
export type DeadlineScope = {
  name: string;
  /** The slugs of their orders. */
  orders?: ReadonlySet<string>;
  /** A query for `kind, subject_id`: the pages that they concern, which may be only some rows of their orders. */
  subjects?: SQL;
};

/** Null when there is no such order, or when no order concerns the service or the category. */
export async function findDeadlineScope(
  { kind, slug }: ScopeName,
  language: LanguageCode,
): Promise<DeadlineScope | null> {
  if (!isSlug(slug)) return null;
  if (kind === 'order') return findOrderScope(slug, language);
  const services = await listServicesWithOrders(language);
  if (kind === 'service') return services.find((service) => service.slug === slug) ?? null;
  const inCategory = services.filter(({ category }) => category.slug === slug);
  const [first] = inCategory;
  return first
    ? { name: first.category.name, orders: new Set(inCategory.flatMap((service) => [...service.orders])) }
    : null;
}

async function findOrderScope(slug: string, language: LanguageCode): Promise<DeadlineScope | null> {
  const [order] = await db()
    .select({ number: orders.number, title: orders.title, translations: orders.translations })
    .from(orders)
    .where(and(eq(orders.slug, slug), eq(orders.status, 'published')));
  return order ? { name: order.number ?? localize(order, language).title, orders: new Set([slug]) } : null;
}
