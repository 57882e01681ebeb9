import { lineKey } from '#features/orders/lines/line-facts.ts';
import type { LanguageCode } from '#locales/languages.ts';
import { listProductsUnderOrder } from '../list-order-states.server.ts';
import { statesOf } from './group-states.ts';
import { listKnownLines } from './list-known-states.server.ts';
import type { Moments } from './read-moments.ts';

/** The products under an order with their states on a day, by what is known today or was known on another day. */
export async function listProductsThen(orderId: number, { day, knownOn }: Moments, language: LanguageCode) {
  const products = await listProductsUnderOrder(orderId, day, language);
  const known = knownOn.day;
  if (!known) return products.map(({ line: _line, ...product }) => product);
  const lines = new Map((await listKnownLines(orderId, known)).map((line) => [lineKey(line), line]));
  return products.map(({ line, ...product }) => {
    const facts = lines.get(lineKey(line));
    const states = facts ? statesOf(facts, day, known) : [];
    const forLarge = states.find(({ audiences }) => audiences.includes('large'));
    if (!forLarge) return product;
    const { state, since, until } = forLarge;
    const differs = states.some((other) => other.state !== state || (state === 'upcoming' && other.until !== until));
    return { ...product, state, since, until, differs };
  });
}
