import { type Tools, tool } from '#core/http/tool.ts';
import { ordersApi } from './orders.api.ts';

export const ordersTools = {
  read_order: tool(ordersApi['GET /orders/{slug}'], {
    title: 'Read an order on a day',
    description:
      'Reads a Quality Control Order or another instrument of Indian product law as it stood on a day (`as_of`, today unless given): in force or not, for whom and since when, what later orders did to it, exemptions, doubts. `known_on` counts only what this register had recorded by then. Slugs come from evaluate_product, list_deadlines and search, such as so-4043-e-2024.',
    sources: (order) => [
      namedOrder(order),
      ...(order.source_url ? [{ name: order.citation ?? order.gazette_id ?? order.title, url: order.source_url }] : []),
      ...order.effects.flatMap(({ by }) => (by.slug === order.slug ? [] : namedOrder(by))),
    ],
    day: (order) => order.as_of,
  }),
  list_deadlines: tool(ordersApi['GET /deadlines'], {
    title: 'List deadlines',
    description:
      'Lists the days on which requirements for products begin in India, or pauses of them end, by order and audience, the earliest first; a year from today unless `from` and `to` are given. Audiences are large, medium, small and micro enterprises in India, and import.',
    sources: (deadlines) => deadlines.map(({ order }) => namedOrder(order)),
  }),
} satisfies Tools;

/** An order as a source of an answer. */
export function namedOrder({ slug, number, title }: { slug: string; number: string | null; title: string }) {
  return { name: number ? `${number}: ${title}` : title, url: `/orders/${slug}` };
}
