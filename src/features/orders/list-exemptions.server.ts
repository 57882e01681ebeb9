import { and, asc, eq } from 'drizzle-orm';
import { localize } from '#core/text/localize.ts';
import { db } from '#db/client.server.ts';
import { orderExemptions, orders } from '#db/schema/orders.ts';
import type { LanguageCode } from '#locales/languages.ts';

/** The exemptions from an order, each with the later instrument that grants it, if the order itself does not. */
export async function listExemptions(orderId: number, language: LanguageCode) {
  const rows = await db()
    .select({ exemption: orderExemptions, granted: orders })
    .from(orderExemptions)
    .leftJoin(orders, and(eq(orders.id, orderExemptions.grantedById), eq(orders.status, 'published')))
    .where(eq(orderExemptions.orderId, orderId))
    .orderBy(asc(orderExemptions.position));
  return rows.map(({ exemption, granted }) => {
    const { id, kind, quantity, unit, period, appliesTo, condition, until, confidence } = exemption;
    const by = granted && localize(granted, language);
    return {
      ...{ id, kind, quantity, unit, period, appliesTo, condition, until, confidence },
      by: by && { slug: by.slug, number: by.number, title: by.title },
      grantedOn: granted && (granted.publishedOn ?? granted.signedOn),
    };
  });
}
