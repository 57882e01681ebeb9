import { LRUCache } from 'lru-cache';
import { and, eq, inArray } from '#core/drizzle.ts';
import { localize } from '#core/text/localize.ts';
import { db } from '#db/client.server.ts';
import { byContentVersion } from '#db/content/by-content-version.server.ts';
import { mandatoryProducts } from '#db/schema/mandatory-products.ts';
import { orderLines, orders } from '#db/schema/orders.ts';
import { publications } from '#db/schema/publications.ts';
import { indexRegister, type Line } from '#features/orders/lines/line-facts.ts';
import type { LanguageCode } from '#locales/languages.ts';
import type { LineFacts, Listing } from '../effect.ts';
import type { Register } from '../lines/line-facts.ts';
import type { OrderState } from '../list-order-states.server.ts';
import type { OrderName } from '../order-view.ts';
import { readRegister } from '../read-register.server.ts';
import { groupStates } from './group-states.ts';

type FactsOf = ReturnType<typeof indexRegister>;

/**
 * The whole register, which is large, so it is read only when a visitor wants to know what was known on another day.
 * What was known changes only on the days on which something was recorded, so few indexes serve all days.
 */
const wholeRegister = byContentVersion(async () => {
  const register = await readRegister(db());
  return { register, days: recordedDays(register), indexes: new LRUCache<string, FactsOf>({ max: 8 }) };
});

/** What finds the facts of a line as we knew them on a day. */
export async function indexKnownOn(day: string): Promise<FactsOf> {
  const { register, days, indexes } = await wholeRegister('en');
  const last = days.findLast((recorded) => recorded <= day) ?? '';
  const known = indexes.get(last) ?? indexRegister(registerKnownOn(register, last));
  indexes.set(last, known);
  return known;
}

/** The states of the rows under an order on a day, by what we had recorded by another day. */
export async function listKnownStates(
  order: { id: number; slug: string },
  { day, knownOn }: { day: string; knownOn: string },
  language: LanguageCode,
): Promise<OrderState[]> {
  const states = groupStates(await listKnownLines(order.id, knownOn), { order: order.slug, day, knownOn });
  const names = await namesOf([...new Set(states.flatMap(({ by }) => by ?? []))], language);
  return states.map(({ by, ...state }) => ({
    ...state,
    by: by && by !== order.slug ? (names.get(by) ?? null) : null,
  }));
}

/** What we knew on a day about each row under an order. */
export async function listKnownLines(orderId: number, knownOn: string): Promise<(Line & LineFacts)[]> {
  const [factsOf, lines] = await Promise.all([indexKnownOn(knownOn), listLines(orderId)]);
  return lines.map(({ listing, ...line }) => {
    // A list of a later month had not been read by then.
    const isKnown = listing !== null && `${listing.asOf}-01` <= knownOn;
    return { ...line, ...factsOf(line, isKnown ? listing : null) };
  });
}

/** The rows under the order, with what their list says of them. */
async function listLines(orderId: number) {
  const { list, listKey, listedState } = mandatoryProducts;
  const rows = await db()
    .selectDistinct({ list: orderLines.list, key: orderLines.listKey, state: listedState, asOf: publications.asOf })
    .from(orderLines)
    .innerJoin(mandatoryProducts, and(eq(list, orderLines.list), eq(listKey, orderLines.listKey)))
    .leftJoin(publications, eq(publications.list, orderLines.list))
    .where(eq(orderLines.orderId, orderId));
  return rows.map(({ state, asOf, ...line }) => {
    const listing: Listing | null = state && asOf ? { state, asOf } : null;
    return { ...line, listing };
  });
}

async function namesOf(slugs: string[], language: LanguageCode): Promise<Map<string, OrderName>> {
  if (slugs.length === 0) return new Map();
  const { slug, number, title, translations } = orders;
  const rows = await db().select({ slug, number, title, translations }).from(orders).where(inArray(slug, slugs));
  return new Map(
    rows.map((row) => [row.slug, { slug: row.slug, number: row.number, title: localize(row, language).title }]),
  );
}

/** The register as we had it on a day: without the orders, effects and checks that were recorded later. */
function registerKnownOn({ linesOf, effects, checks, recordedOn }: Register, day: string): Register {
  const isKnown = (order: string) => (recordedOn.get(order) ?? '') <= day;
  return {
    recordedOn,
    linesOf: new Map([...linesOf].filter(([order]) => isKnown(order))),
    effects: effects.filter(
      (effect) =>
        isKnown(effect.order) &&
        isKnown(effect.target) &&
        effect.recordedOn <= day &&
        (effect.withdrawnOn === null || effect.withdrawnOn > day),
    ),
    checks: checks.filter(({ order, on }) => isKnown(order) && on <= day),
  };
}

/** The days, in order, on which what we knew changed. */
function recordedDays({ effects, checks, recordedOn }: Register): string[] {
  const days = [
    ...recordedOn.values(),
    ...effects.flatMap(({ recordedOn, withdrawnOn }) => [recordedOn, withdrawnOn ?? recordedOn]),
    ...checks.map(({ on }) => on),
  ];
  return [...new Set(days)].sort();
}
