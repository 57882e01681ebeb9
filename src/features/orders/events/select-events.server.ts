import { and, asc, eq, gt, isNull, lte, or, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { localize } from '#core/text/localize.ts';
import { db } from '#db/client.server.ts';
import { orderEffects, orders } from '#db/schema/orders.ts';
import type { LanguageCode } from '#locales/languages.ts';
import { struckEvents } from './struck-events.ts';

export type OrderEvent = Awaited<ReturnType<typeof selectEvents>>[number];

/**
 * The effects that match, sorted by the day of their instrument. Effects that a correction has withdrawn are left out.
 * @param knownOn counts only what we had recorded by that day; without it, everything that is known today counts
 * @param countLines tells how many of the lines in question an effect is limited to; null when it concerns all of them
 */
export async function selectEvents(
  which: SQL | undefined,
  language: LanguageCode,
  { knownOn, countLines }: { knownOn?: string | null; countLines?: (effectId: number) => number | null } = {},
) {
  const instruments = alias(orders, 'instruments');
  const targets = alias(orders, 'targets');
  const known = knownOn ? [instruments.recordedOn, targets.recordedOn] : [];
  const rows = await db()
    .select({ effect: orderEffects, instrument: instruments, target: targets })
    .from(orderEffects)
    .innerJoin(instruments, eq(instruments.id, orderEffects.orderId))
    .innerJoin(targets, eq(targets.id, orderEffects.targetId))
    .where(
      and(
        which,
        isKnown(knownOn),
        ...known.map((each) => lte(each, knownOn ?? '')),
        eq(instruments.status, 'published'),
      ),
    )
    .orderBy(asc(orderEffects.position));
  const events = rows.map(({ effect, instrument, target }) => {
    const { id, kind, audiences, lines, on, until, standard, beside, clause, text, derived, confidence } = effect;
    return {
      ...{ id, kind, audiences, on, until, standard, beside, clause, text, derived, confidence },
      lines: countLines ? countLines(id) : countOf(lines),
      publishedOn: instrument.publishedOn ?? instrument.signedOn ?? on,
      by: nameOf(localize(instrument, language)),
      target: nameOf(localize(target, language)),
    };
  });
  const struck = struckEvents(events);
  return events
    .map((event) => ({ ...event, isStruck: struck.has(event.id) }))
    .sort((a, b) => (a.publishedOn ?? '').localeCompare(b.publishedOn ?? ''));
}

function isKnown(knownOn: string | null | undefined) {
  const { recordedOn, withdrawnOn } = orderEffects;
  if (!knownOn) return isNull(withdrawnOn);
  return and(lte(recordedOn, knownOn), or(isNull(withdrawnOn), gt(withdrawnOn, knownOn)));
}

function countOf(lines: Record<string, string[]> | null): number | null {
  return lines && Object.values(lines).reduce((sum, keys) => sum + keys.length, 0);
}

function nameOf({ slug, number, title }: { slug: string; number: string | null; title: string }) {
  return { slug, number, title };
}
