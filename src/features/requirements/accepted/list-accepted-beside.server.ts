import { inArray, sql } from '#core/drizzle.ts';
import { localize } from '#core/text/localize.ts';
import { db } from '#db/client.server.ts';
import { orders } from '#db/schema/orders.ts';
import type { Line } from '#features/orders/lines/line-facts.ts';
import { standardKey } from '#features/orders/lines/list-accepted-standards.server.ts';
import type { OrderName } from '#features/orders/order-view.ts';
import type { LanguageCode } from '#locales/languages.ts';
import { listRequirementsOfLines } from '../list-requirements.server.ts';

/** An older standard that an order accepts or accepted beside the one that takes its place. */
export type AcceptedBeside = {
  older: { slug: string; number: string };
  from: string | null;
  until: string | null;
  order: OrderName | null;
  products: { slug: string; name: string }[];
};

type Standard = { slug: string; number: string };

/** The older standards that orders accept beside this one, each with the products for which they do. */
export async function listAcceptedBeside(standard: Standard, language: LanguageCode): Promise<AcceptedBeside[]> {
  const requirements = await listRequirementsOfLines(await linesBeside(standard), language);
  const entries = requirements.flatMap(({ product, standards }) =>
    standards.flatMap(({ slug, number, accepted, successor }) =>
      accepted && successor && standardKey(successor.number) === standardKey(standard.number)
        ? [{ product, older: { slug, number }, ...accepted }]
        : [],
    ),
  );
  const names = await nameOrders(entries.map(({ order }) => order));
  const alike = Map.groupBy(entries, ({ older, from, until, order }) => [older.slug, from, until, order].join());
  return [...alike.values()].flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    const products = new Map(group.map(({ product: { slug, name } }) => [slug, { slug, name }]));
    const { older, from, until, order } = first;
    return [{ older, from, until, order: named(names.get(order), language), products: [...products.values()] }];
  });
}

/** The lines for which an order names this standard as the one that takes another's place. */
async function linesBeside({ number }: Standard): Promise<Line[]> {
  const { rows } = await db().execute<Line>(sql`
    select distinct l.list, k.key from order_effects e, jsonb_each(e.lines) l(list, keys),
      jsonb_array_elements_text(l.keys) k(key)
    where e.kind = 'concurrent' and e.withdrawn_on is null
      and split_part(e.beside, ' / ', 1) = split_part(${number}, ' / ', 1)`);
  return rows;
}

async function nameOrders(slugs: readonly string[]) {
  if (slugs.length === 0) return new Map<string, typeof orders.$inferSelect>();
  const rows = await db()
    .select()
    .from(orders)
    .where(inArray(orders.slug, [...new Set(slugs)]));
  return new Map(rows.map((order) => [order.slug, order]));
}

function named(order: typeof orders.$inferSelect | undefined, language: LanguageCode): OrderName | null {
  if (!order) return null;
  const { slug, number, title } = localize(order, language);
  return { slug, number, title };
}
