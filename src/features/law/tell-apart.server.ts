import { todayInIndia } from '#core/time/dates.ts';
import type { orders } from '#db/schema/orders.ts';
import { listOrderStates } from '#features/orders/list-order-states.server.ts';
import { isReplaced } from '#features/orders/replaced/is-replaced.ts';
import { defaultLanguage } from '#locales/languages.ts';
import type { KnownOrder } from './law.schema.ts';

type Order = Pick<
  typeof orders.$inferSelect,
  'id' | 'slug' | 'number' | 'title' | 'kind' | 'subject' | 'publishedOn' | 'signedOn'
>;

/** Adds to orders what tells them from others that are called alike: their day, and what has become of them today. */
export async function tellApart(among: readonly Order[]): Promise<KnownOrder[]> {
  const ids = among.map(({ id }) => id);
  const statesOf = await listOrderStates(ids, todayInIndia(), defaultLanguage);
  return among.map(({ id, slug, number, title, kind, subject, publishedOn, signedOn }) => {
    const states = (statesOf.get(id) ?? []).map((own) => (isReplaced(own) ? 'replaced' : own.state));
    return { slug, number, title, kind, subject, day: publishedOn ?? signedOn, states: [...new Set(states)] };
  });
}
