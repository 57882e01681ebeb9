import { and, inArray, isNull } from '#core/drizzle.ts';
import type { ContentTx } from '#db/content/write-content.server.ts';
import { orders } from '#db/schema/orders.ts';
import type { PrintedExemption } from './correction-inputs.schema.ts';
import { lawTexts as texts } from './law.messages.ts';

/** The later instruments that grant exemptions, by slug. */
export async function grantersOf(tx: Pick<ContentTx, 'select'>, exemptions: readonly PrintedExemption[]) {
  const slugs = exemptions.flatMap(({ by }) => by ?? []);
  if (slugs.length === 0) return new Map<string, number>();
  const rows = await tx.select({ id: orders.id, slug: orders.slug }).from(orders).where(inArray(orders.slug, slugs));
  return new Map(rows.map(({ id, slug }) => [slug, id]));
}

/**
 * What is wrong with the exemptions of an order beside what is recorded, by field: `exemptions.0.by`.
 * @param recorded those that stand there already, of which one by an instrument that was struck since may stay
 */
export async function checkExemptions(
  tx: Pick<ContentTx, 'select'>,
  ownSlug: string,
  exemptions: readonly PrintedExemption[],
  recorded: readonly PrintedExemption[] = [],
): Promise<Record<string, string[]>> {
  const named = exemptions.flatMap(({ by }) => by ?? []);
  const standing = await tx
    .select({ slug: orders.slug })
    .from(orders)
    .where(and(inArray(orders.slug, named), isNull(orders.withdrawnOn)));
  const granters = new Set([...standing.map(({ slug }) => slug), ...recorded.map(({ by }) => by)]);
  return Object.fromEntries(
    exemptions.flatMap(({ by }, at) =>
      by && (by === ownSlug || !granters.has(by)) ? [[`exemptions.${at}.by`, [texts.grantsNothing]]] : [],
    ),
  );
}
