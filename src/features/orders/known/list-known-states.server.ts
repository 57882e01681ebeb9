import { and, eq, inArray } from 'drizzle-orm';
import { localize } from '#core/text/localize.ts';
import { byContentVersion } from '#db/by-content-version.server.ts';
import { db } from '#db/client.server.ts';
import { mandatoryProducts } from '#db/schema/mandatory-products.ts';
import { orderLines, orders } from '#db/schema/orders.ts';
import { publications } from '#db/schema/publications.ts';
import { indexRegister } from '#features/orders/lines/line-facts.ts';
import type { LanguageCode } from '#locales/languages.ts';
import type { Listing } from '../effect.ts';
import type { OrderState } from '../list-order-states.server.ts';
import type { OrderName } from '../order-view.ts';
import { readRegister } from '../read-register.server.ts';
import { groupStates } from './group-states.ts';

/** Indexes the whole register, which is large, so it is read only when a visitor wants to know what was known on another day. */
const factsOfLines = byContentVersion(async () => indexRegister(await readRegister(db())));

/** The states of the rows under an order on a day, by what we had recorded by another day. */
export async function listKnownStates(
  order: { id: number; slug: string },
  { day, knownOn }: { day: string; knownOn: string },
  language: LanguageCode,
): Promise<OrderState[]> {
  const [factsOf, lines] = await Promise.all([factsOfLines('en'), listLines(order.id)]);
  const known = lines.map(({ listing, ...line }) => {
    const facts = factsOf(line, listing);
    return { ...facts, checks: facts.checks.filter(({ on }) => on <= knownOn) };
  });
  const states = groupStates(known, day, knownOn);
  const names = await namesOf([...new Set(states.flatMap(({ by }) => by ?? []))], language);
  return states.map(({ by, ...state }) => ({
    ...state,
    by: by && by !== order.slug ? (names.get(by) ?? null) : null,
  }));
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
