import { and, asc, eq, gte, inArray, isNull, or, type SQL, sql } from '#core/drizzle.ts';
import { alias } from '#core/drizzle-pg.ts';
import { localize } from '#core/text/localize.ts';
import { todayInIndia } from '#core/time/dates.ts';
import { db } from '#db/client.server.ts';
import { orderExemptions, orders } from '#db/schema/orders.ts';
import type { LanguageCode } from '#locales/languages.ts';
import { audiences } from './order-kinds.schema.ts';
import type { OrderName } from './order-view.ts';

export type Exemption = Awaited<ReturnType<typeof listExemptions>>[number];

/** The exemptions from an order, each with the later instrument that grants it, if the order itself does not. */
export async function listExemptions(orderId: number, language: LanguageCode) {
  const rows = await select(eq(orderExemptions.orderId, orderId), language, todayInIndia());
  return rows.map(({ exemption }) => exemption);
}

/**
 * The exemptions from these orders that have not ended by that day, by order. Orders without any are left out, and so
 * are those that another one has replaced or rescinded as a whole, because nobody needs an exemption from them.
 */
export async function listExemptionsOn(named: readonly OrderName[], day: string, language: LanguageCode) {
  if (named.length === 0) return [];
  const slugs = named.map(({ slug }) => slug);
  const isOpen = or(isNull(orderExemptions.until), gte(orderExemptions.until, day));
  const rows = await select(
    and(inArray(orders.slug, slugs), isOpen, standsOn(sql`${orders.id}`, sql`${day}::date`)),
    language,
    day,
  );
  const byOrder = Map.groupBy(rows, ({ slug }) => slug);
  return named.flatMap((order) => {
    const exemptions = byOrder.get(order.slug)?.map(({ exemption }) => exemption);
    return exemptions ? [{ order, exemptions }] : [];
  });
}

/** Whether an order has not been replaced or rescinded as a whole by the end of that day; both are SQL expressions. */
export const standsOn = (order: SQL, day: SQL) => sql`not exists (
  select from order_effects e join orders i on i.id = e.order_id and i.status = 'published'
  where e.target_id = ${order} and e.kind in ('supersede', 'rescind') and e.withdrawn_on is null and e.lines is null
    and e.audiences @> ${sql.param([...audiences])}::text[]
    and coalesce(e."on", i.published_on, i.signed_on) <= ${day})`;

/** Whether an exemption has not been granted by an instrument that was struck, because it should not have been recorded. */
export const isGranted = (grantedBy: SQL) => sql`not exists (
  select from orders g where g.id = ${grantedBy} and g.withdrawn_on is not null)`;

/** The clause that grants it, where the note on it begins with one: `Clause 3(a), alone or as part of a vehicle`. */
function clauseIn(note: string | null): string | null {
  const [, clause] =
    /^(?:Old |New )?((?:clause|paragraph|rule|section) \d+[A-Z]*(?:\.\d+[A-Z]*)*(?:\([a-z\d]+\))*)(?![\w(])/i.exec(
      note?.trim() ?? '',
    ) ?? [];
  return clause ? `${clause[0]?.toUpperCase()}${clause.slice(1)}` : null;
}

async function select(which: SQL | undefined, language: LanguageCode, day: string) {
  const granting = alias(orders, 'granting');
  const rows = await db()
    .select({
      exemption: orderExemptions,
      order: { slug: orders.slug, recordedOn: orders.recordedOn },
      granted: granting,
    })
    .from(orderExemptions)
    .innerJoin(orders, eq(orders.id, orderExemptions.orderId))
    .leftJoin(granting, and(eq(granting.id, orderExemptions.grantedById), eq(granting.status, 'published')))
    .where(and(which, isGranted(sql`${orderExemptions.grantedById}`)))
    .orderBy(asc(orderExemptions.position));
  return rows.map(({ exemption, order, granted }) => {
    const { id, kind, quantity, unit, period, upTo, appliesTo, condition, freesAll, until, confidence } = localize(
      exemption,
      language,
    );
    const by = granted && localize(granted, language);
    return {
      slug: order.slug,
      exemption: {
        ...{ id, kind, quantity, unit, period, upTo, appliesTo, condition, freesAll, until, confidence },
        clause: clauseIn(exemption.note),
        source: exemption.source,
        isOver: until !== null && until < day,
        by: by && { slug: by.slug, number: by.number, title: by.title },
        /** The day on which we recorded it, if need be with the instrument that grants it. */
        recordedOn: exemption.recordedOn ?? granted?.recordedOn ?? order.recordedOn,
        grantedOn: granted && (granted.publishedOn ?? granted.signedOn),
      },
    };
  });
}
