import { and, eq, inArray, isNotNull, or } from '#core/drizzle.ts';
import { isSlug } from '#core/text/addresses.ts';
import { isStillEnglish, localize } from '#core/text/localize.ts';
import { db } from '#db/client.server.ts';
import { authorities, orderEffects, orders } from '#db/schema/orders.ts';
import type { LanguageCode } from '#locales/languages.ts';
import { type OrderEvent, selectEvents } from './events/select-events.server.ts';
import { listDoubts } from './list-doubts.server.ts';
import { listExemptions } from './list-exemptions.server.ts';
import { dayOfOrder } from './order-conditions.server.ts';

export type OrderDetail = NonNullable<Awaited<ReturnType<typeof findOrder>>>;

/** The published or struck order with that slug, with what it does, what others do to it, and what it exempts; null when there is none. */
export async function findOrder(slug: string, language: LanguageCode) {
  if (!isSlug(slug)) return null;
  const [selected] = await db()
    .select({ order: orders, authority: authorities, day: dayOfOrder })
    .from(orders)
    .leftJoin(authorities, eq(authorities.id, orders.authorityId))
    // One that was struck stays to be read about, because people were told of it.
    .where(and(eq(orders.slug, slug), or(eq(orders.status, 'published'), isNotNull(orders.withdrawnOn))));
  if (!selected) return null;
  const order = localize(selected.order, language);
  const issuer = selected.authority && localize(selected.authority, language);
  const [events, exemptions, doubts] = await Promise.all([
    listEvents(order.id, language),
    listExemptions(order.id, language),
    listDoubts(language),
  ]);
  const { id, kind, number, title, subject, signedOn, publishedOn, gazetteId, citation, url, disputed } = order;
  const { withdrawnOn } = order;
  return {
    isEnglish: isStillEnglish(selected.order, 'title', language),
    ...{
      id,
      slug,
      kind,
      number,
      title,
      subject,
      signedOn,
      publishedOn,
      gazetteId,
      citation,
      url,
      disputed,
      withdrawnOn,
    },
    ...{ confidence: order.confidence, verifiedOn: order.verifiedOn, recordedOn: order.recordedOn },
    day: selected.day,
    authority: issuer && { slug: issuer.slug, name: issuer.name, shortName: issuer.shortName },
    events,
    exemptions,
    doubts: doubts.ofOrder.get(slug) ?? [],
  };
}

/**
 * The effects that the order has, and those that others have on it. Whether a day came that it gave another order depends
 * on everything that happened to that one, too.
 * @param knownOn counts only what we had recorded by that day; without it, everything that is known today counts
 */
export async function listEvents(
  orderId: number,
  language: LanguageCode,
  knownOn?: string | null,
): Promise<OrderEvent[]> {
  const isOwn = or(eq(orderEffects.orderId, orderId), eq(orderEffects.targetId, orderId));
  const own = await db()
    .select({ id: orderEffects.id, targetId: orderEffects.targetId })
    .from(orderEffects)
    .where(isOwn);
  const targets = [...new Set(own.map(({ targetId }) => targetId))];
  const isTheirs = and(inArray(orderEffects.targetId, targets), inArray(orderEffects.kind, [...movingKinds]));
  const events = await selectEvents(or(isOwn, isTheirs), language, { knownOn: knownOn ?? null });
  const ids = new Set(own.map(({ id }) => id));
  return events.filter(({ id }) => ids.has(id));
}

/** What may move or cancel the day on which an order takes effect. */
const movingKinds = ['defer', 'rescind', 'supersede'] as const;
