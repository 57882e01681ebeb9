import { and, asc, eq, isNull, or } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { isSlug } from '#core/text/is-slug.ts';
import { localize } from '#core/text/localize.ts';
import { db } from '#db/client.server.ts';
import { authorities, orderEffects, orderExemptions, orders } from '#db/schema/orders.ts';
import type { LanguageCode } from '#locales/languages.ts';
import { dayOfOrder } from './list-orders.server.ts';

export type OrderDetail = NonNullable<Awaited<ReturnType<typeof findOrder>>>;
export type OrderEvent = Awaited<ReturnType<typeof listEvents>>[number];

/** The published order with that slug, with what it does, what others do to it, and what it leaves free. */
export async function findOrder(slug: string, language: LanguageCode) {
  if (!isSlug(slug)) return null;
  const [found] = await db()
    .select({ order: orders, authority: authorities, day: dayOfOrder })
    .from(orders)
    .leftJoin(authorities, eq(authorities.id, orders.authorityId))
    .where(and(eq(orders.slug, slug), eq(orders.status, 'published')));
  if (!found) return null;
  const order = localize(found.order, language);
  const issuer = found.authority && localize(found.authority, language);
  const [events, exemptions] = await Promise.all([listEvents(order.id, language), listExemptions(order.id)]);
  const { id, kind, number, title, subject, signedOn, publishedOn, gazetteId, citation, url, disputed } = order;
  return {
    ...{ id, slug, kind, number, title, subject, signedOn, publishedOn, gazetteId, citation, url, disputed },
    ...{ confidence: order.confidence, verifiedOn: order.verifiedOn, recordedOn: order.recordedOn },
    day: found.day,
    authority: issuer && { slug: issuer.slug, name: issuer.name, shortName: issuer.shortName },
    events,
    exemptions,
  };
}

/** Every effect of the order and on it, by the day of the instrument. What was corrected away is left out. */
async function listEvents(orderId: number, language: LanguageCode) {
  const instruments = alias(orders, 'instruments');
  const targets = alias(orders, 'targets');
  const rows = await db()
    .select({ effect: orderEffects, instrument: instruments, target: targets })
    .from(orderEffects)
    .innerJoin(instruments, eq(instruments.id, orderEffects.orderId))
    .innerJoin(targets, eq(targets.id, orderEffects.targetId))
    .where(
      and(
        or(eq(orderEffects.orderId, orderId), eq(orderEffects.targetId, orderId)),
        isNull(orderEffects.withdrawnOn),
        eq(instruments.status, 'published'),
      ),
    )
    .orderBy(asc(orderEffects.position));
  const events = rows.map(({ effect, instrument, target }) => {
    const { id, kind, audiences, lines, on, until, standard, beside, clause, text, derived, confidence } = effect;
    return {
      ...{ id, kind, audiences, on, until, standard, beside, clause, text, derived, confidence },
      lines: lines ? Object.values(lines).reduce((sum, keys) => sum + keys.length, 0) : null,
      publishedOn: instrument.publishedOn ?? instrument.signedOn ?? on,
      by: nameOf(localize(instrument, language)),
      target: nameOf(localize(target, language)),
    };
  });
  return events.sort((a, b) => (a.publishedOn ?? '').localeCompare(b.publishedOn ?? ''));
}

function nameOf({ slug, number, title }: { slug: string; number: string | null; title: string }) {
  return { slug, number, title };
}

async function listExemptions(orderId: number) {
  const { id, kind, quantity, unit, period, appliesTo, condition, until, confidence } = orderExemptions;
  return db()
    .select({ id, kind, quantity, unit, period, appliesTo, condition, until, confidence })
    .from(orderExemptions)
    .where(eq(orderExemptions.orderId, orderId))
    .orderBy(asc(orderExemptions.position));
}
