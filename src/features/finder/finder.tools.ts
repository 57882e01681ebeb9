import { type Tools, tool } from '#core/http/tool.ts';
import { namedOrder } from '#features/orders/orders.tools.ts';
import { finderApi } from './finder.api.ts';

export const finderTools = {
  evaluate_product: tool(finderApi['POST /finder/evaluate'], {
    title: 'Evaluate a product',
    description:
      'Says which approvals (BIS ISI mark, CRS, Scheme X, WPC ETA, TEC MTCTE, BEE star label, EPR, import conditions …) a product needs before it is sold in India, by status, day, order and standard. `family` is a slug from find_family; without it nobody has looked at the product, and the answers alone say what may apply. State in `audience` whether it is made in India or imported, and what is known in `answers`; ask the user the question in `next`, call again with the answer, until `next` is null. `may-apply` means that it depends on what is open, `not-checked` that nobody has looked: never report either as “not required”.',
    sources: ({ family, url, publications, outcomes }) => [
      { name: `Approvals for: ${family.name}`, url },
      ...publications.map(({ publisher, name, as_of }) => ({ name: `${publisher}: ${name} (${as_of})` })),
      ...outcomes.flatMap(({ orders }) => orders.map(namedOrder)),
      ...outcomes.flatMap(({ rules }) => rules.flatMap(({ source }) => (source ? { name: source } : []))),
    ],
    day: ({ as_of }) => as_of,
  }),
} satisfies Tools;
