import { and, asc, count, eq, min, sql } from '#core/drizzle.ts';
import type { ServerText } from '#core/text/messages.server.ts';
import { db } from '#db/client.server.ts';
import { mandatoryProductStandards, mandatoryProducts } from '#db/schema/mandatory-products.ts';
import { standards } from '#db/schema/standards.ts';
import { standardTexts as texts } from './standards.messages.ts';

/** Why a standard cannot be taken from the site: rows of the lists or other standards name it; null if none does. */
export async function whatNeedsStandard(slug: string): Promise<ServerText | null> {
  const [own] = await db()
    .select({ id: standards.id, number: standards.number })
    .from(standards)
    .where(eq(standards.slug, slug));
  if (!own) return null;
  const { list, listKey, status } = mandatoryProducts;
  const [stated] = await db()
    .select({ count: count(), row: min(sql<string>`${list} || ' ' || ${listKey}`) })
    .from(mandatoryProductStandards)
    .innerJoin(mandatoryProducts, eq(mandatoryProducts.id, mandatoryProductStandards.mandatoryProductId))
    .where(and(eq(mandatoryProductStandards.standardId, own.id), eq(status, 'published')));
  if (stated?.row)
    return { text: texts.isStated, values: { number: own.number, count: stated.count, row: stated.row } };
  const before = await db()
    .select({ number: standards.number })
    .from(standards)
    .where(and(eq(standards.successorId, own.id), eq(standards.status, 'published')))
    .orderBy(asc(standards.number))
    .limit(5);
  const others = before.map(({ number }) => number).join(', ');
  return others ? { text: texts.isSuccessor, values: { number: own.number, others } } : null;
}
