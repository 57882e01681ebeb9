import { max, sql } from '#core/drizzle.ts';
import { slugify } from '#core/text/addresses.ts';
import { todayInIndia } from '#core/time/dates.ts';
import type { Changes } from '#db/content/content-changes.ts';
import type { ContentTx } from '#db/content/write-content.server.ts';
import { familyLines } from '#db/schema/families.ts';
import { mandatoryProductStandards, mandatoryProducts } from '#db/schema/mandatory-products.ts';
import { authorities, orderChecks, orderEffects, orderExemptions, orderLines, orders } from '#db/schema/orders.ts';
import { readLineKey } from '#features/orders/lines/line-facts.ts';
import { isConfirmed } from '#features/orders/order-kinds.schema.ts';
import { grantersOf } from '../exemptions.server.ts';
import type { NewEntry, NewOrder } from '../new-order-inputs.schema.ts';

type Added = { effectIds: number[]; changes: Changes };

/** As the files are named: `so-1319-e-2026`; without a number it is made of the title. */
export function slugOfOrder({ slug, number, title, publishedOn, signedOn }: NewOrder): string {
  if (slug) return slug;
  const year = (publishedOn ?? signedOn)?.slice(0, 4);
  return slugify(number ? `${number.replaceAll('.', '')} ${year}` : (title ?? ''), 80);
}

/**
 * Records an order that acts on no other, with the entries that it covers, the goods that only it names, and its
 * beginnings. It must have passed `checkNewOrder` in this transaction.
 * @param proposal its number, by which effects are called
 * @param checkedBy who has written it, and read that it stands
 */
export async function addOrder(
  tx: ContentTx,
  order: NewOrder,
  proposal: number | undefined,
  checkedBy?: number,
): Promise<Added> {
  const { kind, number, title, subject, signedOn, publishedOn, link, source, confidence, note, clause } = order;
  const name = `desk-${proposal ?? 'preview'}`;
  const recordedOn = todayInIndia();
  const [row] = await tx
    .insert(orders)
    .values({
      ...{ kind, number, subject, signedOn, publishedOn, source, confidence, note, recordedOn },
      slug: slugOfOrder(order),
      title: title ?? '',
      url: link,
      authorityId: await findAuthority(tx, order),
      verifiedOn: order.checkedOn,
    })
    .returning();
  const orderId = row?.id ?? 0;
  const named = await addEntries(tx, order, orderId);
  const lines = [...order.lines.map(readLineKey), ...named.lines];
  if (lines.length > 0)
    await tx.insert(orderLines).values(lines.map(({ list, key }) => ({ orderId, list, listKey: key })));
  await addExemptions(tx, order, orderId);
  const effects = await tx
    .insert(orderEffects)
    .values(
      order.beginnings.map(({ on, audiences }, position) => ({
        ...{ orderId, targetId: orderId, kind: 'commence' as const, audiences, on, clause, source, confidence },
        ...{ recordedOn, position, key: `${name}-${position + 1}` },
      })),
    )
    .returning({ id: orderEffects.id });
  const { checkedOn, checkedAgainst } = order;
  if (checkedOn && checkedAgainst)
    await tx.insert(orderChecks).values({ orderId, on: checkedOn, against: checkedAgainst, result: 'same', checkedBy });
  return { effectIds: effects.map(({ id }) => id), changes: { order: [orderId], ...named.changes } };
}

async function addExemptions(tx: ContentTx, { exemptions = [] }: NewOrder, orderId: number): Promise<void> {
  if (exemptions.length === 0) return;
  const granters = await grantersOf(tx, exemptions);
  await tx.insert(orderExemptions).values(
    exemptions.map(({ by, ...exemption }, position) => ({
      ...exemption,
      ...{ orderId, position, grantedById: granters.get(by ?? '') ?? null, recordedOn: todayInIndia() },
    })),
  );
}

async function findAuthority(tx: ContentTx, { authority, authorityName, authorityShort }: NewOrder) {
  if (authority) {
    const { rows } = await tx.execute<{ id: number }>(sql`select id from ${authorities} where slug = ${authority}`);
    return rows[0]?.id ?? null;
  }
  if (!authorityName || !authorityShort) return null;
  const [last] = await tx.select({ position: max(authorities.position) }).from(authorities);
  const [added] = await tx
    .insert(authorities)
    .values({
      slug: slugify(authorityShort, 80),
      name: authorityName,
      shortName: authorityShort,
      position: (last?.position ?? -1) + 1,
    })
    .returning({ id: authorities.id });
  return added?.id ?? null;
}

/** The goods that no list has yet become rows of the lists, which families and pages of products then have. */
async function addEntries(tx: ContentTx, order: NewOrder, orderId: number) {
  const name = await nameOfEntries(tx, slugOfOrder(order));
  const lines: { list: string; key: string }[] = [];
  const none = (): number[] => [];
  const changes = { requirement: none(), product: none(), standard: none(), family: none() };
  for (const [index, entry] of order.entries.entries()) {
    const line = { list: entry.list, key: `${name}-${index + 1}` };
    const { rows } = await tx.execute<{ requirement: number; product: number }>(
      addRow(order, orderId, entry, line.key),
    );
    for (const { requirement, product } of rows) {
      changes.requirement.push(requirement);
      changes.product.push(product);
      changes.standard.push(...(await linkStandards(tx, requirement, entry)));
    }
    changes.family.push(...(await addToFamilies(tx, entry, line.key)));
    lines.push(line);
  }
  return { lines, changes };
}

/** Files bring entries of other databases, where the proposals have the same numbers, but no other order has its address. */
async function nameOfEntries(tx: ContentTx, wanted: string): Promise<string> {
  const { rows } = await tx.execute(sql`
    select from ${mandatoryProducts} where list_key ~ ${`^${wanted}-[0-9]+$`} limit 1`);
  return rows.length > 0 ? nameOfEntries(tx, `${wanted}-entry`) : wanted;
}

const rowsOfList = (list: string) => sql`(select * from ${mandatoryProducts} r where r.list = ${list})`;

/** The service of a list, which all of its rows have: whose approval they ask for. */
export const serviceOfList = (list: string) => sql`
  coalesce((select service_id from ${rowsOfList(list)} r limit 1),
    (select a.service_id from approvals a where ${list} = any(a.lists) and a.route_of is null and a.service_id is not null
      order by a.position limit 1))`;

function addRow(order: NewOrder, orderId: number, { list, product, name }: NewEntry, key: string) {
  const { title, number, publishedOn, signedOn, source, confidence } = order;
  return sql`
    insert into ${mandatoryProducts} (key, product_id, service_id, list, list_key, order_id, listed_as, state, order_name, order_reference, order_date, source, confirmed, position, status)
    select ${`${list} ${key}`}::text || ' ' || coalesce(
        (select r.key from record_sources r where r.kind = 'products' and r.record = p.id::text), p.slug),
      p.id, ${serviceOfList(list)}, ${list}::text, ${key}::text, ${orderId}::int, ${name}::text, 'listed',
      ${title}::text, ${number}::text, ${publishedOn ?? signedOn}::date, ${source}::text, ${isConfirmed(confidence)}::boolean,
      (select coalesce(max(position), -1) + 1 from ${rowsOfList(list)} r), 'published'
    from products p where p.slug = ${product}
    returning id as requirement, product_id as product`;
}

/** Here already, because who follows a standard is found by these links. */
async function linkStandards(tx: ContentTx, requirement: number, { standards }: NewEntry): Promise<number[]> {
  const { rows } = await tx.execute<{ standard: number }>(sql`
    insert into ${mandatoryProductStandards} (mandatory_product_id, standard_id, position)
    select ${requirement}::int, s.id, w.place::int - 1
    from unnest(${sql.param(standards)}::text[]) with ordinality w(slug, place) join standards s on s.slug = w.slug
    returning standard_id as standard`);
  return rows.map(({ standard }) => standard);
}

async function addToFamilies(tx: ContentTx, { list, families, strength }: NewEntry, key: string): Promise<number[]> {
  if (families.length === 0) return [];
  const { rows } = await tx.execute<{ family: number }>(sql`
    insert into ${familyLines} (family_id, list, list_key, strength, position)
    select f.id, ${list}::text, ${key}::text, ${strength}::text,
      (select coalesce(max(l.position), -1) + 1 from ${familyLines} l where l.family_id = f.id)
    from product_families f where f.slug = any(${sql.param(families)}::text[])
    returning family_id as family`);
  return rows.map(({ family }) => family);
}
