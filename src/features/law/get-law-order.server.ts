import { and, asc, desc, eq, ilike, inArray, ne, or, sql } from '#core/drizzle.ts';
import { Refusal } from '#core/http/refusal.ts';
import { likePattern } from '#core/text/search-text.ts';
import { db } from '#db/client.server.ts';
import { lawProposals } from '#db/schema/law-proposals.ts';
import { mandatoryProductStandards, mandatoryProducts } from '#db/schema/mandatory-products.ts';
import { authorities, hsCodes, orderChecks, orderEffects, orderLines, orders } from '#db/schema/orders.ts';
import { products } from '#db/schema/products.ts';
import { staff } from '#db/schema/staff.ts';
import { standards } from '#db/schema/standards.ts';
import { readPrintedExemptions } from '#features/orders/files/printed-parts.server.ts';
import { dayOfOrder } from '#features/orders/order-conditions.server.ts';
import type { StaffActor } from '#features/staff-actor.ts';
import { lawTexts as texts } from './law.messages.ts';
import { type LawOrder, type OrderLine, perPage } from './law.schema.ts';
import { listCorrectionsOf, listProposalsOf, nameOf } from './list-proposals.server.ts';
import { readEffects } from './read-effects.server.ts';
import { tellApart } from './tell-apart.server.ts';

/** What was printed, what it does and what was done to it, and what was checked. @throws Refusal 404 */
export async function getLawOrder(actor: StaffActor, slug: string): Promise<LawOrder> {
  const [found] = await db()
    .select({ order: orders, authority: { slug: authorities.slug, name: authorities.name } })
    .from(orders)
    .leftJoin(authorities, eq(authorities.id, orders.authorityId))
    .where(eq(orders.slug, slug));
  if (!found) throw new Refusal(404, texts.noInstrument);
  const { order, authority } = found;
  const { kind, subject, signedOn, publishedOn, url, source, confidence, verifiedOn, withdrawnOn } = order;
  const [lines, exemptions, effects, checks, proposals, corrections, struckBecause] = await Promise.all([
    listLines(order.id),
    readPrintedExemptions(db(), order.id),
    readEffects(sql`e.target_id = ${order.id} or e.order_id = ${order.id}`),
    listChecks(order.id),
    listProposalsOf(actor, order.id),
    listCorrectionsOf(actor, order.id),
    whyStruck(order.id),
  ]);
  const [known, ...instruments] = await tellApart([order, ...(await listInstruments(order.id))]);
  if (!known) throw new Refusal(404, texts.noInstrument);
  return {
    order: {
      ...nameOf(order),
      ...{
        kind,
        subject,
        signedOn,
        publishedOn,
        authority,
        link: url,
        source,
        confidence,
        verifiedOn,
        withdrawnOn,
        struckBecause,
      },
    },
    known,
    instruments,
    lines,
    exemptions,
    effects,
    checks,
    proposals,
    corrections,
  };
}

/** When somebody has read whether the order still stands, the newest first. */
function listChecks(orderId: number) {
  const { on, against, result, checkedBy } = orderChecks;
  return db()
    .select({ on, against, result, by: staff.name })
    .from(orderChecks)
    .leftJoin(staff, eq(staff.id, checkedBy))
    .where(eq(orderChecks.orderId, orderId))
    .orderBy(desc(on));
}

async function whyStruck(orderId: number): Promise<string | null> {
  const [struck] = await db()
    .select({ reason: lawProposals.reason })
    .from(lawProposals)
    .where(
      and(eq(lawProposals.orderId, orderId), eq(lawProposals.strikesOrder, true), eq(lawProposals.state, 'published')),
    );
  return struck?.reason ?? null;
}

/** What has done something to the order, the newest first. */
function listInstruments(orderId: number) {
  const done = db()
    .select({ id: orderEffects.orderId })
    .from(orderEffects)
    .where(or(eq(orderEffects.targetId, orderId), eq(orderEffects.orderId, orderId)));
  return db()
    .select()
    .from(orders)
    .where(and(inArray(orders.id, done), ne(orders.id, orderId)))
    .orderBy(sql`${dayOfOrder} desc nulls last`, asc(orders.id));
}

/** The entries of lists under the order, with what people know them by. */
async function listLines(orderId: number): Promise<OrderLine[]> {
  const { rows } = await db().execute<OrderLine>(sql`
    select l.list || ' ' || l.list_key as line, l.list, l.list_key as key,
      array(select distinct p.name from ${mandatoryProducts} m join ${products} p on p.id = m.product_id
        where m.list = l.list and m.list_key = l.list_key order by p.name) as products,
      array(select distinct s.number from ${mandatoryProducts} m
        join ${mandatoryProductStandards} x on x.mandatory_product_id = m.id join ${standards} s on s.id = x.standard_id
        where m.list = l.list and m.list_key = l.list_key order by s.number) as standards,
      array(select h.code from ${hsCodes} h where h.list = l.list and h.list_key = l.list_key order by h.code) as codes
    from ${orderLines} l where l.order_id = ${orderId} order by l.list, length(l.list_key), l.list_key`);
  return rows;
}

/** Orders by words of their number and title, or by a product, standard or customs code of their entries. */
export async function findLawOrders({ q = '', page }: { q?: string | undefined; page: number }) {
  const where = q ? or(hasWords(q), hasEntry(q)) : undefined;
  const openProposals = sql<number>`(select count(*)::int from ${lawProposals} p where p.order_id = ${orders.id} and p.state = 'open')`;
  const inOrder = orderOf(q);
  // There are few orders, and it takes longest to find those with such an entry, so they are not found again to be counted.
  const found = await db()
    .select({ id: orders.id })
    .from(orders)
    .where(where)
    .orderBy(...inOrder);
  const onPage = found.slice((page - 1) * perPage, page * perPage).map(({ id }) => id);
  const rows = await db()
    .select({ order: orders, openProposals })
    .from(orders)
    .where(inArray(orders.id, onPage))
    .orderBy(...inOrder);
  const known = await tellApart(rows.map(({ order }) => order));
  return {
    rows: known.map((order, at) => ({
      ...order,
      openProposals: rows[at]?.openProposals ?? 0,
      struckOn: rows[at]?.order.withdrawnOn ?? null,
    })),
    total: found.length,
    perPage,
  };
}

/** Orders by words of their number and title alone, that with this very number first. */
export function findOrders(q: string, most: number) {
  const { slug, number, title } = orders;
  return db()
    .select({ slug, number, title, day: dayOfOrder })
    .from(orders)
    .where(hasWords(q))
    .orderBy(...orderOf(q))
    .limit(most);
}

const hasWords = (q: string) =>
  and(
    ...q
      .split(' ')
      .filter(Boolean)
      .map((word) => ilike(named, likePattern(word))),
  );

/** First the one with this very number: many newer ones contain `3(E)`. */
const orderOf = (q: string) => [
  sql`coalesce(${lettersOf(orders.number)} = ${lettersOf(q)}, false) desc`,
  sql`${dayOfOrder} desc nulls last`,
  asc(orders.id),
];

const lettersOf = (text: unknown) => sql`regexp_replace(lower(${text}), '[^a-z0-9]', '', 'g')`;

/** People type numbers with and without their full stops and brackets: `SO 1739`, `S.O. 1739(E)`. */
const named = sql`concat_ws(' ', ${orders.number}, regexp_replace(${orders.number}, '[^A-Za-z0-9 ]', '', 'g'),
  ${orders.title}, ${orders.subject}, ${orders.slug})`;

/** Joined from each of the three sides, so that PostgreSQL reads no whole table: most entries of lists have no order. */
function hasEntry(q: string) {
  const digits = q.replace(/\D/g, '');
  const rows = sql`${orderLines} l join ${mandatoryProducts} m on m.list = l.list and m.list_key = l.list_key`;
  return sql`${orders.id} in (
    select l.order_id from ${rows} join ${products} p on p.id = m.product_id where p.name ilike ${likePattern(q)}
    union all
    select l.order_id from ${rows} join ${mandatoryProductStandards} x on x.mandatory_product_id = m.id
      join ${standards} s on s.id = x.standard_id where s.number ilike ${likePattern(q)}
    union all
    select l.order_id from ${orderLines} l join ${hsCodes} h on h.list = l.list and h.list_key = l.list_key
      where ${digits.length >= 4} and h.code like ${`${digits}%`})`;
}
