import { sql } from '#core/drizzle.ts';
import { createGate } from '#core/gate.ts';
import { Refusal } from '#core/http/refusal.ts';
import { todayInIndia } from '#core/time/dates.ts';
import { db } from '#db/client.server.ts';
import { type ContentTx, writeContent } from '#db/content/write-content.server.ts';
import { mandatoryProducts } from '#db/schema/mandatory-products.ts';
import { requirementPeriods } from '#db/schema/orders.ts';
import { products } from '#db/schema/products.ts';
import { isAmong } from '#features/orders/lines/is-among.server.ts';
import { type Line, lineKey } from '#features/orders/lines/line-facts.ts';
import { type Audience, audiences as everyAudience } from '#features/orders/order-kinds.schema.ts';
import { rebuildPeriods } from '#features/requirements/rebuild-periods.server.ts';
import { applyProposal, type Proposal, refuse } from './apply-proposal.server.ts';
import { checkEffect } from './check-effect.server.ts';
import { lawTexts as texts } from './law.messages.ts';
import type { Difference, Differences, Span } from './law.schema.ts';

type Reader = Pick<ContentTx, 'execute'>;
/** The spans of a line for one audience: those that last or are ahead, and those behind us as one text. */
type History = { present: Span[]; past: string };

/** How many products of a difference are named. */
const mostNamed = 12;

/** Previews wait for one another first, so that many of them take one place in the queue of those who publish. */
const inTurn = createGate({ atOnce: 1, waiting: 20 });

/** Carries what was computed out of a transaction that must not last. */
class RolledBack extends Error {
  readonly lines: Line[];
  readonly after: Map<string, History>;

  constructor(lines: Line[], after: Map<string, History>) {
    super('computed and rolled back');
    this.lines = lines;
    this.after = after;
  }
}

/**
 * What the proposal would change for visitors, computed in a transaction that is rolled back.
 * @throws Refusal as `checkEffect` and `applyProposal` do, or 422 if another instrument of the day contradicts it
 */
export async function previewProposal(proposal: Proposal): Promise<Differences> {
  const { lines, after } = await computeAfter(proposal);
  return compare(await readHistories(db(), lines), after, await readProducts(lines));
}

async function computeAfter(proposal: Proposal): Promise<RolledBack> {
  try {
    await inTurn(() =>
      writeContent(async (tx) => {
        const lines = await recordProposal(tx, proposal);
        throw new RolledBack(lines, await readHistories(tx, lines));
      }),
    );
  } catch (error) {
    if (error instanceof RolledBack) return error;
    throw error;
  }
  throw new Error('the preview of a proposal was committed');
}

/**
 * Checks and records a proposal, and computes the periods that follow from it.
 * @returns the entries that are concerned
 */
export async function recordProposal(
  tx: ContentTx,
  proposal: Proposal,
  changed?: (orders: number[], effectId: number | null) => void,
) {
  const { orderId, effect, correction } = proposal;
  if (effect) await checkEffect(tx, orderId, effect);
  const before = await countContradictions(tx);
  const applied = await applyProposal(tx, proposal);
  const lines = (await rebuildPeriods(tx, { order: applied.orders })) ?? [];
  if ((await countContradictions(tx)) > before) {
    if (effect || correction) throw refuse(effect ? 'on' : 'publishedOn', texts.contradicts);
    throw new Refusal(409, texts.contradicts);
  }
  changed?.(applied.orders, applied.effectId);
  return lines;
}

async function countContradictions(tx: Reader): Promise<number> {
  const { rows } = await tx.execute<{ count: number }>(sql`
    select count(*)::int as count from ${requirementPeriods} where contradiction`);
  return rows[0]?.count ?? 0;
}

async function readHistories(tx: Reader, lines: readonly Line[]): Promise<Map<string, History>> {
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

async function readProducts(lines: readonly Line[]) {
  const { rows } = await db().execute<Line & { slug: string; name: string }>(sql`
    select m.list, m.list_key as key, p.slug, p.name
    from ${mandatoryProducts} m join ${products} p on p.id = m.product_id
    where ${isAmong(lines, sql`m.list`, sql`m.list_key`)} and m.status = 'published' and p.status = 'published'
    order by p.name, p.slug`);
  return Map.groupBy(rows, lineKey);
}

function compare(
  before: ReadonlyMap<string, History>,
  after: ReadonlyMap<string, History>,
  productsOf: Awaited<ReturnType<typeof readProducts>>,
): Differences {
  const groups = new Map<string, Difference & { all: Map<string, string> }>();
  const past = new Set<string>();
  for (const [line, named] of productsOf) {
    const changes = everyAudience.flatMap((audience) => {
      const [old, now] = [before, after].map(
        (histories) => histories.get(`${audience} ${line}`) ?? { present: [], past: '' },
      );
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
