import { sql } from '#core/drizzle.ts';
import { todayInIndia } from '#core/time/dates.ts';
import { type Database, db } from '#db/client.server.ts';
import { mandatoryProducts } from '#db/schema/mandatory-products.ts';
import { products } from '#db/schema/products.ts';
import { requirementPeriods } from '#db/schema/requirement-periods.ts';
import { isAmong } from '#features/orders/lines/is-among.server.ts';
import { type Line, lineKey } from '#features/orders/lines/line-facts.ts';
import { type Audience, audiences as everyAudience } from '#features/orders/order-kinds.schema.ts';
import type { Difference, Differences, Span } from './law.schema.ts';

/** The spans of a line for one audience: those that last or are ahead, and those behind us as one text. */
type History = { present: Span[]; past: string };
export type Histories = ReadonlyMap<string, History>;

const none: History = { present: [], past: '' };

/** How many products of a difference are named. */
const mostNamed = 12;

/** What the periods of these entries say, by audience and entry. */
export async function readHistories(tx: Pick<Database, 'execute'>, lines: readonly Line[]): Promise<Histories> {
  type Row = Line & Span & { audiences: Audience[]; to: string | null };
  const { rows } = await tx.execute<Row>(sql`
    select list, list_key as key, audiences, state, "from"::text as "from", "to"::text as "to", since::text as since,
      until::text as until
    from ${requirementPeriods} where ${isAmong(lines, sql`list`, sql`list_key`)} order by position`);
  const today = todayInIndia();
  const histories = new Map<string, History>();
  for (const { list, key, audiences, state, from, to, since, until } of rows) {
    for (const audience of audiences) {
      const name = `${audience} ${lineKey({ list, key })}`;
      const history = histories.get(name) ?? { present: [], past: '' };
      histories.set(name, history);
      if (to !== null && to < today) history.past += `${[state, from, to].join(' ')};`;
      else history.present.push({ state, from: from !== null && from > today ? from : null, since, until });
    }
  }
  return histories;
}

/** The published products of these entries, by entry. */
export async function readProducts(lines: readonly Line[]) {
  const { rows } = await db().execute<Line & { slug: string; name: string }>(sql`
    select m.list, m.list_key as key, p.slug, p.name
    from ${mandatoryProducts} m join ${products} p on p.id = m.product_id
    where ${isAmong(lines, sql`m.list`, sql`m.list_key`)} and m.status = 'published' and p.status = 'published'
    order by p.name, p.slug`);
  return Map.groupBy(rows, lineKey);
}

/** Whether visitors read of an entry something else today than before. */
export function readsOtherwise(line: Line, before: Histories, after: Histories): boolean {
  return everyAudience.some((audience) => {
    const [old, now] = [before, after].map((histories) => histories.get(`${audience} ${lineKey(line)}`) ?? none);
    return JSON.stringify(old?.present) !== JSON.stringify(now?.present);
  });
}

/** What lasts or is ahead and is not the same afterwards, those of most products first. */
export function compareHistories(
  before: Histories,
  after: Histories,
  productsOf: Awaited<ReturnType<typeof readProducts>>,
): Pick<Differences, 'differences' | 'past'> {
  const groups = new Map<string, Difference & { all: Map<string, string> }>();
  const past = new Set<string>();
  for (const [line, named] of productsOf) {
    const changes = everyAudience.flatMap((audience) => {
      const [old, now] = [before, after].map((histories) => histories.get(`${audience} ${line}`) ?? none);
      if (!old || !now) return [];
      const isSame = JSON.stringify(old.present) === JSON.stringify(now.present);
      if (isSame && old.past !== now.past) for (const { slug } of named) past.add(slug);
      return isSame ? [] : [{ audience, before: old.present, after: now.present }];
    });
    const alike = Map.groupBy(changes, (change) => JSON.stringify([change.before, change.after]));
    for (const [change, [first, ...others]] of alike) {
      if (!first) continue;
      const audiences = [first, ...others].map(({ audience }) => audience);
      const name = `${audiences} ${change}`;
      const group = groups.get(name) ?? {
        audiences,
        before: first.before,
        after: first.after,
        products: [],
        count: 0,
        all: new Map(),
      };
      groups.set(name, group);
      for (const { slug, name: product } of named) group.all.set(slug, product);
    }
  }
  const differences = [...groups.values()].map(({ all, ...difference }) => ({
    ...difference,
    products: [...all].slice(0, mostNamed).map(([slug, name]) => ({ slug, name })),
    count: all.size,
  }));
  const shown = new Set([...groups.values()].flatMap(({ all }) => [...all.keys()]));
  return {
    differences: differences.sort((a, b) => b.count - a.count),
    past: [...past].filter((slug) => !shown.has(slug)).length,
  };
}
