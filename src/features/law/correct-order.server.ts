import { isDeepStrictEqual } from 'node:util';
import { and, eq, isNull, lt, ne, sql } from '#core/drizzle.ts';
import { Refusal } from '#core/http/refusal.ts';
import { todayInIndia } from '#core/time/dates.ts';
import type { Database } from '#db/client.server.ts';
import type { ContentTx } from '#db/content/write-content.server.ts';
import { mandatoryProducts } from '#db/schema/mandatory-products.ts';
import { authorities, orderEffects, orderExemptions, orderLines, orders } from '#db/schema/orders.ts';
import { readPrintedExemptions, readPrintedLines } from '#features/orders/files/printed-parts.server.ts';
import { isAmong } from '#features/orders/lines/is-among.server.ts';
import { readLineKey } from '#features/orders/lines/line-facts.ts';
import { hasUnknownLine } from './check-effect.server.ts';
import type { Correction, PrintedFacts, StoredFacts } from './correction-inputs.schema.ts';
import { checkExemptions, grantersOf } from './exemptions.server.ts';
import { lawTexts as texts } from './law.messages.ts';

type Order = typeof orders.$inferSelect;
type Errors = Record<string, string[]>;

/** What is recorded of an order as printed. */
export async function readPrinted(tx: Pick<Database, 'select'>, order: Order): Promise<PrintedFacts> {
  const { id, number, title, subject, authorityId, signedOn, publishedOn, url: link } = order;
  const [issuer] = await tx
    .select({ slug: authorities.slug })
    .from(authorities)
    .where(eq(authorities.id, authorityId ?? 0));
  return {
    ...{ number, title, subject, authority: issuer?.slug ?? null, signedOn, publishedOn, link },
    lines: await readPrintedLines(tx, id),
    exemptions: await readPrintedExemptions(tx, id),
  };
}

/** Of what is recorded that of which the correction speaks. */
const alike = (facts: PrintedFacts, { before }: Correction) =>
  Object.fromEntries(Object.keys(before).map((name) => [name, facts[name as keyof PrintedFacts]]));

/**
 * Records what is really printed on an order. Its address stays, because people have it.
 * @returns the rows of lists that stand under it no longer
 * @throws Refusal 422 with what is wrong at each field; 409 if it was corrected since this was written
 */
export async function correctOrder(tx: ContentTx, orderId: number, correction: Correction): Promise<number[]> {
  const { before, after } = correction;
  const [order] = await tx.select().from(orders).where(eq(orders.id, orderId));
  if (!order) throw new Refusal(404, texts.noInstrument);
  const recorded = await readPrinted(tx, order);
  if (!isDeepStrictEqual(alike(recorded, correction), before)) throw new Refusal(409, texts.correctedSince);
  const wanted = { ...recorded, ...after };
  const errors = { ...(await findErrors(tx, order, correction)), ...(await findErrorsInParts(tx, order, correction)) };
  if (Object.keys(errors).length > 0) throw new Refusal(422, texts.mistakes, { errors });
  const { number, title, subject, signedOn, publishedOn, link } = wanted;
  const reworded = [...(title === order.title ? [] : ['title']), ...(subject === order.subject ? [] : ['subject'])];
  await tx
    .update(orders)
    .set({
      ...{ number, title: title ?? '', subject, signedOn, publishedOn, url: link, updatedAt: sql`now()` },
      authorityId: await findAuthority(tx, wanted.authority),
      translations: withoutTexts(order.translations, reworded),
    })
    .where(eq(orders.id, orderId));
  if (after.lines && !isDeepStrictEqual(after.lines, before.lines)) await replaceLines(tx, orderId, after.lines);
  if (after.exemptions && !isDeepStrictEqual(after.exemptions, before.exemptions))
    await replaceExemptions(tx, orderId, after.exemptions);
  return rowsOf(tx, removedLines(correction));
}

const removedLines = ({ before, after }: Correction) => {
  const kept = new Set(after.lines);
  return (before.lines ?? []).filter((line) => after.lines && !kept.has(line));
};

async function rowsOf(tx: ContentTx, lines: readonly string[]): Promise<number[]> {
  if (lines.length === 0) return [];
  const { id, list, listKey } = mandatoryProducts;
  const among = isAmong(lines.map(readLineKey), sql`${list}`, sql`${listKey}`);
  return (await tx.select({ id }).from(mandatoryProducts).where(among)).map((row) => row.id);
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

async function findErrorsInParts(tx: ContentTx, order: Order, correction: Correction): Promise<Errors> {
  const { before, after } = correction;
  const { authority, lines = [], exemptions = [] } = after;
  const known = new Set(before.lines);
  return {
    ...(authority && !(await findAuthority(tx, authority)) && { authority: [texts.noAuthority] }),
    // One that was taken from the site since stays until somebody takes it away here.
    ...((await hasUnknownLine(
      tx,
      lines.filter((line) => !known.has(line)),
    )) && { lines: [texts.noLine] }),
    ...(await checkRemoved(tx, order.id, removedLines(correction))),
    ...(await checkExemptions(tx, order.slug, exemptions, before.exemptions)),
  };
}

/** Goods that no list has but that the order names stand and fall with it; nor may an effect be left without its entry. */
async function checkRemoved(tx: ContentTx, orderId: number, removed: readonly string[]): Promise<Errors> {
  if (removed.length === 0) return {};
  const { list, listKey: key } = mandatoryProducts;
  const own = await tx.select({ list, key }).from(mandatoryProducts).where(eq(mandatoryProducts.orderId, orderId));
  const gone = new Set(removed);
  if (own.some((line) => gone.has(`${line.list} ${line.key}`))) return { lines: [texts.ownEntries] };
  const { rows } = await tx.execute<{ line: string }>(sql`
    select distinct l.key || ' ' || k.key as line
    from ${orderEffects} e, jsonb_each(e.lines) l(key, keys), jsonb_array_elements_text(l.keys) k(key)
    where e.target_id = ${orderId} and e.withdrawn_on is null and e.lines is not null`);
  return rows.some(({ line }) => gone.has(line)) ? { lines: [texts.namedByEffect] } : {};
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

async function findAuthority(tx: ContentTx, slug: string | null): Promise<number | null> {
  const [issuer] = await tx
    .select({ id: authorities.id })
    .from(authorities)
    .where(eq(authorities.slug, slug ?? ''));
  return issuer?.id ?? null;
}

/** A text that is corrected says something else than its translations. */
function withoutTexts(translations: Order['translations'], names: readonly string[]): Order['translations'] {
  if (names.length === 0) return translations;
  return Object.fromEntries(
    Object.entries(translations).map(([language, texts]) => [
      language,
      Object.fromEntries(Object.entries(texts).filter(([name]) => !names.includes(name))),
    ]),
  );
}

async function replaceLines(tx: ContentTx, orderId: number, lines: readonly string[]): Promise<void> {
  await tx.delete(orderLines).where(eq(orderLines.orderId, orderId));
  const rows = lines.map(readLineKey).map(({ list, key: listKey }) => ({ orderId, list, listKey }));
  if (rows.length > 0) await tx.insert(orderLines).values(rows);
}

/** One whose condition stands keeps the day on which it was recorded, and its translations. */
async function replaceExemptions(tx: ContentTx, orderId: number, exemptions: NonNullable<StoredFacts['exemptions']>) {
  const earlier = await tx.select().from(orderExemptions).where(eq(orderExemptions.orderId, orderId));
  const granters = await grantersOf(tx, exemptions);
  await tx.delete(orderExemptions).where(eq(orderExemptions.orderId, orderId));
  if (exemptions.length === 0) return;
  await tx.insert(orderExemptions).values(
    exemptions.map(({ by, ...exemption }, position) => {
      const same = earlier.find(
        ({ kind, condition, upTo }) =>
          kind === exemption.kind && condition === exemption.condition && upTo === exemption.upTo,
      );
      return {
        ...exemption,
        ...{ orderId, position, grantedById: granters.get(by ?? '') ?? null },
        recordedOn: same ? same.recordedOn : todayInIndia(),
        translations: same?.translations ?? {},
      };
    }),
  );
}
