import pLimit from 'p-limit';
import { beforeAll, describe, expect, test } from 'vitest';
import { sql } from '#core/drizzle.ts';
import { db } from '#db/client.server.ts';
import { withSite } from '#tests/server.ts';
import { findUnfoundedClaims } from './read-claims.ts';

// Walks the demo site as it is imported, whatever it contains.
const site = withSite();
const inParallel = pLimit(12);
const each = <Item, Result>(items: readonly Item[], work: (item: Item) => Promise<Result>) =>
  Promise.all(items.map((item) => inParallel(() => work(item))));
const readJson = async (path: string) => (await site.get(path)).json();

type State = { audiences: string[]; state: string; since: string | null; until: string | null };
type Requirement = { state: string; states: State[]; order: { slug: string } | null; listed_by: object | null };
type Product = { slug: string; services: { slug: string; requirements: Requirement[] }[] };
type Order = {
  slug: string;
  states: (State & { by: { slug: string } | null })[];
  effects: { kind: string; on: string | null; target: { slug: string }; by: { slug: string } }[];
};

const isFounded = ({ state, since, until, audiences }: State) =>
  audiences.length > 0 && (state !== 'in-force' || since !== null) && (state !== 'upcoming' || until !== null);

const requirementsOf = ({ services }: Product) => services.flatMap(({ requirements }) => requirements);
const daysOf = (states: readonly State[]) =>
  states.flatMap((state) => (state.state === 'in-force' ? Object.values(state) : [])).filter(isDay);
const isDay = (value: unknown): value is string => typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value);

/** Items that together are of every kind: pages of the same states are drawn by the same parts. */
function withEachKind<Item>(items: readonly Item[], kindsOf: (item: Item) => readonly unknown[]): Item[] {
  const seen = new Set<string>();
  return items.filter((item) => {
    const before = seen.size;
    for (const kind of kindsOf(item)) seen.add(JSON.stringify(kind));
    return seen.size > before;
  });
}
const kindOfState = ({ audiences, state, since, until }: State) => [audiences, state, since !== null, until !== null];

let products: Product[];
let orders: Order[];
/** Since when a rule beside the orders holds, as its document says: security tests, producer responsibility, imports. */
let daysOfRules: string[];
beforeAll(async () => {
  const list: { products: { slug: string }[] } = await readJson('/api/products');
  // A third of them: all take a minute.
  const sampled = list.products.filter((_, at) => at % 3 === 0);
  products = await each(sampled, async ({ slug }) => ({ slug, ...(await readJson(`/api/products/${slug}`)) }));
  const { rows } = await db().execute<{ slug: string }>(sql`select slug from orders where status = 'published'`);
  orders = await each(rows, ({ slug }) => readJson(`/api/orders/${slug}`));
  const rules = await db().execute<{ day: string }>(sql`
    select distinct from_on::text as day from side_rules where from_on is not null and document is not null`);
  daysOfRules = rules.rows.map(({ day }) => day);
});

describe('what is said to be in force or to begin', () => {
  test('has an effect for its audiences and its day behind it in the register', async () => {
    const { rows } = await db().execute(sql`
      select p.list, p.list_key, p.audiences, p.state, p.since from requirement_periods p
      where p.state in ('in-force', 'upcoming') and not exists (
        select from order_effects e where e.withdrawn_on is null and e.kind in ('commence', 'defer')
          and e."on" = coalesce(p.since, p.until + 1) and p.order_id in (e.order_id, e.target_id)
          and e.audiences && p.audiences)`);
    expect(rows).toEqual([]);
  });

  test('is so in the table of requirements by the register alone', async () => {
    const { rows } = await db().execute(sql`
      select m.list, m.list_key, m.state, m.implementation_date from mandatory_products m
      where m.status = 'published' and m.state in ('in-force', 'upcoming') and not exists (
        select from requirement_periods p where p.list = m.list and p.list_key = m.list_key and p.state = m.state
          and 'large' = any(p.audiences) and m.implementation_date = coalesce(p.since, p.until + 1))`);
    expect(rows).toEqual([]);
  });

  test('has an order, an audience and a day in the call of a product, or a list', () => {
    const unfounded = products.flatMap((product) =>
      requirementsOf(product)
        .filter(({ state, states, order, listed_by }) =>
          state === 'in-force' || state === 'upcoming'
            ? !order || states.length === 0 || !states.every(isFounded)
            : state === 'listed' && !listed_by,
        )
        .map((requirement) => ({ product: product.slug, ...requirement })),
    );
    expect(unfounded).toEqual([]);
  });

  test('has an effect of its own, or the order that gives the day, in the call of every order', () => {
    const unfounded = orders.flatMap(({ slug, states, effects }) =>
      states
        .filter((state) => state.state === 'in-force' || state.state === 'upcoming')
        .filter((state) => {
          const hasOwnEffect = effects.some(({ kind, on, target }) => {
            const begins = kind === 'commence' || kind === 'defer';
            return begins && target.slug === slug && on !== null && (state.state === 'upcoming' || on === state.since);
          });
          return !isFounded(state) || !(hasOwnEffect || state.by);
        })
        .map((state) => ({ slug, ...state })),
    );
    expect(unfounded).toEqual([]);
  });

  test('is in the call of a list of requirements only what the register says', async () => {
    const { rows } = await db().execute<{ id: number }>(sql`
      select distinct service_id as id from mandatory_products where status = 'published'`);
    const stated = (await each(rows, ({ id }) => readJson(`/api/services/${id}`))).flat();
    const inForce = new Set(
      products
        .filter((product) => requirementsOf(product).some(({ state }) => state === 'in-force'))
        .map(({ slug }) => slug),
    );
    const asked = new Set(products.map(({ slug }) => slug));
    const claimed = stated
      .filter(({ state, product_slug }) => state === 'in-force' && asked.has(product_slug))
      .map(({ product_slug }) => product_slug);
    expect(claimed.length).toBeGreaterThan(0);
    expect(claimed.filter((slug) => !inForce.has(slug))).toEqual([]);
  });
});

// Every kind of page in English, and in the other languages the one half or the other.
describe.each(['en', 'hi', 'ar'] as const)('no page in %s says more than that', (language) => {
  const share = <Item>(items: readonly Item[]) =>
    items.filter((_, at) => language === 'en' || at % 2 === Number(language === 'ar'));
  const read = async (path: string) => (await site.get(language === 'en' ? path : `/${language}${path}`)).text();

  test('of the products', async () => {
    const kinds = withEachKind(products, ({ services }) =>
      services.flatMap(({ slug, requirements }) =>
        requirements.map(({ states, order }) => [slug, order !== null, states.map(kindOfState)]),
      ),
    );
    const unfounded = await each(share(kinds), async (product) => {
      const days = daysOf(requirementsOf(product).flatMap(({ states }) => states));
      const founded = [...days, ...daysOfRules];
      return findUnfoundedClaims(await read(`/products/${product.slug}`), language, founded).map((claim) => [
        product.slug,
        claim,
      ]);
    });
    expect(unfounded.flat()).toEqual([]);
  });

  test('of the orders', async () => {
    const kinds = withEachKind(orders, ({ states }) => states.map((state) => [kindOfState(state), state.by !== null]));
    const unfounded = await each(share(kinds), async ({ slug, states }) =>
      findUnfoundedClaims(withoutDoubts(await read(`/orders/${slug}`)), language, daysOf(states)).map((claim) => [
        slug,
        claim,
      ]),
    );
    expect(unfounded.flat()).toEqual([]);
  });
});

/** What is in doubt names days that nobody claims. */
const withoutDoubts = (html: string) => html.replace(/<section aria-labelledby="doubts".*?<\/section>/s, '');
