import { isDeepStrictEqual } from 'node:util';
import { and, eq, isNull, lt, ne, sql } from '#core/drizzle.ts';
import { Refusal } from '#core/http/refusal.ts';
import { todayInIndia } from '#core/time/dates.ts';
import type { ContentTx } from '#db/content/write-content.server.ts';
import { orderEffects, orders } from '#db/schema/orders.ts';
import { lawTexts as texts } from './law.messages.ts';
import type { Correction, PrintedFacts } from './law-inputs.schema.ts';

type Order = typeof orders.$inferSelect;
type Errors = Record<string, string[]>;

/** What is recorded of an order as printed. */
export function printedOn(order: Pick<Order, 'number' | 'title' | 'signedOn' | 'publishedOn' | 'url'>): PrintedFacts {
  const { number, title, signedOn, publishedOn, url } = order;
  return { number, title, signedOn, publishedOn, link: url };
}

/**
 * Records what is really printed on an order. Its address stays, because people have it.
 * @throws Refusal 422 with what is wrong at each field; 409 if it was corrected since this was written
 */
export async function correctOrder(tx: ContentTx, orderId: number, { before, after }: Correction): Promise<void> {
  const [order] = await tx.select().from(orders).where(eq(orders.id, orderId));
  if (!order) throw new Refusal(404, texts.noInstrument);
  if (!isDeepStrictEqual(printedOn(order), before)) throw new Refusal(409, texts.correctedSince);
  const errors = await findErrors(tx, order, { before, after });
  if (Object.keys(errors).length > 0) throw new Refusal(422, texts.mistakes, { errors });
  const { number, title, signedOn, publishedOn, link } = after;
  await tx
    .update(orders)
    .set({ number, title: title ?? '', signedOn, publishedOn, url: link, updatedAt: sql`now()` })
    .where(eq(orders.id, orderId));
}

async function findErrors(tx: ContentTx, { id, disputed }: Order, { before, after }: Correction): Promise<Errors> {
  const { number, signedOn, publishedOn } = after;
  const today = todayInIndia();
  const day = publishedOn ?? signedOn;
  const hadDay = before.publishedOn ?? before.signedOn;
  return {
    ...(isDeepStrictEqual(before, after) && { title: [texts.nothingCorrected] }),
    ...(signedOn && signedOn > today && { signedOn: [texts.aheadOfToday] }),
    ...(!day && hadDay && { publishedOn: [texts.noDayLeft] }),
    ...(day && (await endsBefore(tx, id, day)) && { publishedOn: [texts.endsEarlier] }),
    ...(signedOn && publishedOn && publishedOn < signedOn && { publishedOn: [texts.signedLater] }),
    ...(publishedOn && publishedOn > today && { publishedOn: [texts.aheadOfToday] }),
    // Numbering starts again each year, so only number and day together identify an instrument.
    ...(!disputed && number && day && (await isKnown(tx, id, number, day)) && { number: [texts.knownNumber] }),
  };
}

async function isKnown(tx: ContentTx, id: number, number: string, day: string): Promise<boolean> {
  const dayOf = sql`coalesce(${orders.publishedOn}, ${orders.signedOn})`;
  const same = and(eq(orders.number, number), eq(dayOf, day), eq(orders.disputed, false), isNull(orders.withdrawnOn));
  const others = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(and(ne(orders.id, id), same))
    .limit(1);
  return others.length > 0;
}

/** Whether an effect that counts from the day of the order would have ended by then. */
async function endsBefore(tx: ContentTx, id: number, day: string): Promise<boolean> {
  const { orderId, on, until, withdrawnOn } = orderEffects;
  const ended = and(eq(orderId, id), isNull(on), isNull(withdrawnOn), lt(until, day));
  return (await tx.select({ id: orderEffects.id }).from(orderEffects).where(ended).limit(1)).length > 0;
}
