import { type SQL, sql } from '#core/drizzle.ts';
import { Refusal } from '#core/http/refusal.ts';
import { slugify } from '#core/text/addresses.ts';
import { todayInIndia } from '#core/time/dates.ts';
import type { ContentTx } from '#db/content/write-content.server.ts';
import { authorities, orders } from '#db/schema/orders.ts';
import { hasUnknownLine } from '../check-effect.server.ts';
import { checkExemptions } from '../exemptions.server.ts';
import { lawTexts } from '../law.messages.ts';
import type { NewEntry, NewOrder } from '../new-order-inputs.schema.ts';
import { serviceOfList, slugOfOrder } from './add-order.server.ts';
import { newOrderTexts as texts } from './new-order.messages.ts';

type Errors = Record<string, string[]>;

/**
 * Checks an order that the register does not have against what is recorded, as the import checks those of files.
 * @throws Refusal 422 with what is wrong at each field
 */
export async function checkNewOrder(tx: ContentTx, order: NewOrder): Promise<void> {
  const errors: Errors = {
    ...checkDays(order),
    ...(await checkAddress(tx, order)),
    ...(await checkAuthority(tx, order)),
    ...((await hasUnknownLine(tx, order.lines)) && { lines: [lawTexts.noLine] }),
    ...(await checkExemptions(tx, slugOfOrder(order), order.exemptions ?? [])),
  };
  for (const [index, entry] of order.entries.entries())
    for (const [field, text] of await listFaults(tx, entry)) errors[`entries.${index}.${field}`] = [text];
  if (Object.keys(errors).length > 0) throw new Refusal(422, lawTexts.mistakes, { errors });
}

function checkDays({ signedOn, publishedOn, checkedOn }: NewOrder): Errors {
  const today = todayInIndia();
  return Object.fromEntries(
    Object.entries({ signedOn, publishedOn, checkedOn }).flatMap(([field, day]) =>
      day && day > today ? [[field, [lawTexts.aheadOfToday]]] : [],
    ),
  );
}

/** The pages that stand beside those of the orders. */
const otherPages = ['calendar'];

/** Numbering starts again each year, so only number and day together identify an instrument. */
async function checkAddress(tx: ContentTx, order: NewOrder): Promise<Errors> {
  const { number, publishedOn, signedOn } = order;
  const slug = slugOfOrder(order);
  if (!slug || otherPages.includes(slug)) return { slug: [texts.noSlug] };
  const { rows } = await tx.execute<{ slug: string }>(sql`
    select slug from ${orders} where slug = ${slug}
      or number = ${number} and coalesce(published_on, signed_on) = ${publishedOn ?? signedOn}::date and not disputed
        and withdrawn_on is null`);
  if (rows.some((known) => known.slug !== slug)) return { number: [texts.knownOrder] };
  return rows.length > 0 ? { slug: [texts.slugTaken] } : {};
}

async function checkAuthority(tx: ContentTx, order: NewOrder): Promise<Errors> {
  const { authority, authorityName: name, authorityShort: shortName } = order;
  if (authority) {
    const { rows } = await tx.execute(sql`select from ${authorities} where slug = ${authority}`);
    return rows.length > 0 ? {} : { authority: [lawTexts.noAuthority] };
  }
  if (!name && !shortName) return {};
  if (!name) return { authorityName: [texts.noAuthorityName] };
  const slug = slugify(shortName ?? '', 80);
  if (!slug) return { authorityShort: [texts.noAuthorityShort] };
  const { rows } = await tx.execute(sql`
    select from ${authorities} where slug = ${slug} or lower(name) = lower(${name})`);
  return rows.length > 0 ? { authority: [texts.knownAuthority] } : {};
}

/** What is wrong with goods that no list has yet, by field. */
async function listFaults(tx: ContentTx, { list, product, standards, families }: NewEntry) {
  const named = (table: SQL, slugs: readonly string[]) => sql`
    (select count(*)::int from ${table} where status = 'published' and slug = any(${sql.param([...slugs])}::text[]))`;
  type Found = { products: number; standards: number; families: number; service: number | null; is_listed: boolean };
  const { rows } = await tx.execute<Found>(sql`
    select ${named(sql`products`, [product])} as products, ${named(sql`standards`, standards)} as standards,
      ${named(sql`product_families`, families)} as families, ${serviceOfList(list)} as service,
      exists (select from mandatory_products m join products p on p.id = m.product_id
        where m.list = ${list} and p.slug = ${product} and m.status = 'published') as is_listed`);
  const [found] = rows;
  const faults: [field: string, text: string][] = [];
  if (!found?.service) faults.push(['list', texts.noApproval]);
  if (found?.products !== 1) faults.push(['product', texts.noPublished]);
  else if (found.is_listed) faults.push(['product', texts.listedAlready]);
  if (found?.standards !== standards.length) faults.push(['standards', texts.noPublished]);
  if (found?.families !== families.length) faults.push(['families', texts.noPublished]);
  return faults;
}
