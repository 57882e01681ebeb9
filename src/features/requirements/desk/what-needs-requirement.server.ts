import { and, arrayContains, eq, ne } from '#core/drizzle.ts';
import type { ServerText } from '#core/text/messages.server.ts';
import { db } from '#db/client.server.ts';
import { familyLines, productFamilies } from '#db/schema/families.ts';
import { mandatoryProducts } from '#db/schema/mandatory-products.ts';
import { orderLines, orders } from '#db/schema/orders.ts';
import { sideRules } from '#db/schema/side-rules.ts';
import { type Line, lineKey } from '#features/orders/lines/line-facts.ts';
import { usedBy } from '#features/records/desk/used-by.ts';

type Row = { key: string; list: string; listKey: string };

/** Why a row cannot be taken from the site: it is the last of its line, and orders, families or rules name the line. */
export async function whatNeedsRequirement({ key, list, listKey }: Row): Promise<ServerText | null> {
  const line: Line = { list, key: listKey };
  const { list: ofList, listKey: number, key: name, status } = mandatoryProducts;
  const [beside] = await db()
    .select({ key: name })
    .from(mandatoryProducts)
    .where(and(eq(ofList, list), eq(number, listKey), ne(name, key), eq(status, 'published')))
    .limit(1);
  if (beside) return null;
  const [byOrders, byFamilies, byRules] = await Promise.all([
    db()
      .select({ by: orders.slug })
      .from(orderLines)
      .innerJoin(orders, and(eq(orders.id, orderLines.orderId), eq(orders.status, 'published')))
      .where(and(eq(orderLines.list, list), eq(orderLines.listKey, listKey))),
    db()
      .select({ by: productFamilies.slug })
      .from(familyLines)
      .innerJoin(
        productFamilies,
        and(eq(productFamilies.id, familyLines.familyId), eq(productFamilies.status, 'published')),
      )
      .where(and(eq(familyLines.list, list), eq(familyLines.listKey, listKey))),
    db()
      .select({ by: sideRules.key })
      .from(sideRules)
      .where(and(eq(sideRules.status, 'published'), arrayContains(sideRules.lines, [lineKey(line)]))),
  ]);
  const users = [byOrders, byFamilies, byRules].flatMap((found) => found.map(({ by }) => by.trim()).sort());
  return usedBy(lineKey(line), users);
}
