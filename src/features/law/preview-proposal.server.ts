import { isDeepStrictEqual } from 'node:util';
import { eq, inArray, or, sql } from '#core/drizzle.ts';
import { createGate } from '#core/gate.ts';
import { Refusal } from '#core/http/refusal.ts';
import { db } from '#db/client.server.ts';
import type { ContentKind } from '#db/content/content-changes.ts';
import { type ContentTx, type NameChanges, writeInVain } from '#db/content/write-content.server.ts';
import { orderExemptions, orderLines } from '#db/schema/orders.ts';
import { requirementPeriods } from '#db/schema/requirement-periods.ts';
import { compareSheets } from '#features/finder/sheet/see-family.server.ts';
import { type Line, readLineKey } from '#features/orders/lines/line-facts.ts';
import { rebuildPeriods } from '#features/requirements/states/rebuild-periods.server.ts';
import type { LanguageCode } from '#locales/languages.ts';
import { type Applied, applyProposal, type Proposal, refuse } from './apply-proposal.server.ts';
import { checkEffect } from './check-effect.server.ts';
import {
  compareHistories,
  type Histories,
  readHistories,
  readProducts,
  readsOtherwise,
} from './compare-histories.server.ts';
import type { StoredFacts } from './correction-inputs.schema.ts';
import { lawTexts as texts } from './law.messages.ts';
import type { Differences } from './law.schema.ts';
import { checkNewOrder } from './new-order/check-new-order.server.ts';
import { seeOrder } from './new-order/see-order.server.ts';
import { listSheetSubjects, seeSheets } from './sheets/see-sheets.server.ts';

/** Previews wait for one another first, so that many of them take one place in the queue of those who publish. */
const inTurn = createGate({ atOnce: 1, waiting: 20, patience: 20_000 });

/**
 * What the proposal would change for visitors, computed in a transaction that is rolled back.
 * @throws Refusal as `checkEffect` and `applyProposal` do, or 422 if another instrument of the day contradicts it
 */
export async function previewProposal(proposal: Proposal, language: LanguageCode): Promise<Differences> {
  const leaving = await listAllSubjects(proposal);
  const seen = await recordInVain(proposal, async ({ lines, before, effectIds, changes }) => {
    const after = await readHistories(db(), lines);
    const changed = lines.filter((line) => readsOtherwise(line, before, after));
    const { subjects, total } = leaving ?? (await listSheetSubjects(changed));
    const sheets = await seeSheets(subjects, language);
    const order = proposal.newOrder ? await seeOrder(changes.order?.[0] ?? 0, effectIds, language) : null;
    return { lines, before, after, subjects, total, sheets, order, products: await readProducts(lines) };
  });
  const { lines, before, after, subjects, total, sheets, order } = seen;
  const products = new Map([...(await readProducts(lines)), ...seen.products]);
  return {
    ...compareHistories(before, after, products),
    sheets: compareSheets(subjects, await seeSheets(subjects, language), sheets),
    moreSheets: total - subjects.length,
    order,
  };
}

/** Whose sheets may read otherwise though the days of their entries are the same. */
async function listAllSubjects({ orderId, strikesOrder, correction }: Proposal) {
  // An order that is struck takes the entries from the site that it alone names.
  if (strikesOrder) return listSheetSubjects(await readLinesOf(orderId));
  const parts = ({ lines, exemptions }: StoredFacts) => ({ lines, exemptions });
  if (!correction || isDeepStrictEqual(parts(correction.before), parts(correction.after))) return null;
  const lines = [...(correction.before.lines ?? []), ...(correction.after.lines ?? [])];
  return listSheetSubjects([...new Set(lines)].map(readLineKey));
}

async function readLinesOf(orderId: number | null): Promise<Line[]> {
  const { list, listKey: key } = orderLines;
  // What it has exempted from other orders is no longer exempt.
  const exempted = db()
    .select({ id: orderExemptions.orderId })
    .from(orderExemptions)
    .where(eq(orderExemptions.grantedById, orderId ?? 0));
  return db()
    .selectDistinct({ list, key })
    .from(orderLines)
    .where(or(eq(orderLines.orderId, orderId ?? 0), inArray(orderLines.orderId, exempted)));
}

/** Refuses what `previewProposal` refuses. */
export async function tryProposal(proposal: Proposal): Promise<void> {
  await recordInVain(proposal, () => Promise.resolve());
}

type Written = Applied & { lines: Line[]; before: Histories };

/** Lets `look` see the site as it would be with the proposal. */
export function recordInVain<Seen>(proposal: Proposal, look: (written: Written) => Promise<Seen>): Promise<Seen> {
  return inTurn(() =>
    writeInVain(async (tx, changed) => {
      const { lines, ...applied } = await recordProposal(tx, proposal, changed);
      // Another connection, which sees nothing of this write.
      return { lines, before: await readHistories(db(), lines), ...applied };
    }, look),
  );
}

/** Checks and records a proposal, and computes the periods of the entries that are concerned. */
export async function recordProposal(
  tx: ContentTx,
  proposal: Proposal,
  changed: NameChanges,
): Promise<Applied & { lines: Line[] }> {
  const { orderId, effect, correction, newOrder } = proposal;
  if (newOrder) await checkNewOrder(tx, newOrder);
  if (effect && orderId !== null) await checkEffect(tx, orderId, effect);
  const before = await countContradictions(tx);
  const applied = await applyProposal(tx, proposal);
  const lines = (await rebuildPeriods(tx, applied.changes)) ?? [];
  if ((await countContradictions(tx)) > before) {
    if (effect || correction || newOrder) throw refuse(effect ? 'on' : 'publishedOn', texts.contradicts);
    throw new Refusal(409, texts.contradicts);
  }
  for (const [kind, ids] of Object.entries(applied.changes)) changed(kind as ContentKind, ids);
  return { ...applied, lines };
}

async function countContradictions(tx: Pick<ContentTx, 'execute'>): Promise<number> {
  const { rows } = await tx.execute<{ count: number }>(sql`
    select count(*)::int as count from ${requirementPeriods} where contradiction`);
  return rows[0]?.count ?? 0;
}
