import { and, asc, eq, gt, inArray, isNull, lte, or, type SQL } from '#core/drizzle.ts';
import { alias } from '#core/drizzle-pg.ts';
import { localize } from '#core/text/localize.ts';
import { todayInIndia } from '#core/time/dates.ts';
import { db } from '#db/client.server.ts';
import { orderEffects, orderLines, orders } from '#db/schema/orders.ts';
import { lineKey } from '#features/orders/lines/line-facts.ts';
import type { LanguageCode } from '#locales/languages.ts';
import { struckEvents } from './struck-events.ts';

type OnlyLines = { concerned: ReadonlyMap<number, readonly string[]>; total: number };

type Limits = { knownOn?: string | null; publishedBy?: string; onlyLines?: OnlyLines };

export type OrderEvent = Awaited<ReturnType<typeof selectEvents>>[number];

/**
 * The effects that match, sorted by the day of their instrument. Effects that a correction has withdrawn are left out.
 * @param knownOn counts only what we had recorded by that day; without it, everything that is known today counts
 * @param publishedBy counts only what had been published by that day
 * @param onlyLines limits the events to these lines, with those that each effect names, by `lineKey`; by default all
 */
export async function selectEvents(
  which: SQL | undefined,
  language: LanguageCode,
  { knownOn, publishedBy, onlyLines }: Limits = {},
) {
  const instruments = alias(orders, 'instruments');
  const targets = alias(orders, 'targets');
  const nameIn = ({ slug, number, title, translations }: typeof instruments | typeof targets) => ({
    slug,
    number,
    title,
    translations,
  });
  const known = knownOn ? [instruments.recordedOn, targets.recordedOn] : [];
  const rows = await db()
    .select({
      effect: orderEffects,
      instrument: { ...nameIn(instruments), publishedOn: instruments.publishedOn, signedOn: instruments.signedOn },
      target: nameIn(targets),
    })
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
  const all = rows.map(({ effect, instrument, target }) => {
    const { id, kind, audiences, lines, on, until, standard, beside, clause, text, derived, confidence } = effect;
    return {
      ...{ id, kind, audiences, on, until, standard, beside, clause, text, derived, confidence },
      /** How many of the lines in question it concerns; null when it concerns all of them. */
      lines: onlyLines ? countOf(id, onlyLines) : (keysOf(lines)?.length ?? null),
      publishedOn: instrument.publishedOn ?? instrument.signedOn ?? on,
      by: nameOf(localize(instrument, language)),
      target: nameOf(localize(target, language)),
    };
  });
  const day = publishedBy ?? knownOn ?? todayInIndia();
  const events = publishedBy ? all.filter((event) => (event.publishedOn ?? '') <= publishedBy) : all;
  const limits = new Map(rows.map(({ effect }) => [effect.id, keysOf(effect.lines)]));
  const under = onlyLines ? new Map<string, string[]>() : await linesUnder(events);
  const struck = struckEvents(events, ({ id, target }) =>
    onlyLines ? (onlyLines.concerned.get(id) ?? null) : (limits.get(id) ?? under.get(target.slug) ?? null),
  );
  return events
    .map((event) => ({
      ...event,
      isStruck: struck.has(event.id),
      /** Whether it was limited to a span of days that has ended. */
      isOver: event.until !== null && event.until < day,
    }))
    .sort((a, b) => (a.publishedOn ?? '').localeCompare(b.publishedOn ?? ''));
}

function isKnown(knownOn: string | null | undefined) {
  const { recordedOn, withdrawnOn } = orderEffects;
  if (!knownOn) return isNull(withdrawnOn);
  return and(lte(recordedOn, knownOn), or(isNull(withdrawnOn), gt(withdrawnOn, knownOn)));
}

function countOf(id: number, { concerned, total }: OnlyLines): number | null {
  const count = concerned.get(id)?.length ?? total;
  return count === total ? null : count;
}

function keysOf(lines: Record<string, string[]> | null): string[] | null {
  return lines && Object.entries(lines).flatMap(([list, keys]) => keys.map((key) => lineKey({ list, key })));
}

/** The keys of the lines under the targets, by their slugs. They matter only if an event is limited to some lines. */
async function linesUnder(events: readonly { lines: number | null; target: { slug: string } }[]) {
  if (events.every(({ lines }) => lines === null)) return new Map<string, string[]>();
  const rows = await db()
    .select({ slug: orders.slug, list: orderLines.list, key: orderLines.listKey })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(inArray(orders.slug, [...new Set(events.map(({ target }) => target.slug))]));
  const bySlug = Map.groupBy(rows, ({ slug }) => slug);
  return new Map([...bySlug].map(([slug, lines]) => [slug, lines.map(lineKey)]));
}

function nameOf({ slug, number, title }: { slug: string; number: string | null; title: string }) {
  return { slug, number, title };
}
