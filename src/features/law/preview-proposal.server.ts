import { sql } from '#core/drizzle.ts';
import { createGate } from '#core/gate.ts';
import { Refusal } from '#core/http/refusal.ts';
import { db } from '#db/client.server.ts';
import { type ContentTx, writeInVain } from '#db/content/write-content.server.ts';
import { requirementPeriods } from '#db/schema/requirement-periods.ts';
import { compareSheets } from '#features/finder/sheet/see-family.server.ts';
import type { Line } from '#features/orders/lines/line-facts.ts';
import { rebuildPeriods } from '#features/requirements/rebuild-periods.server.ts';
import type { LanguageCode } from '#locales/languages.ts';
import { applyProposal, type Proposal, refuse } from './apply-proposal.server.ts';
import { checkEffect } from './check-effect.server.ts';
import {
  compareHistories,
  type Histories,
  readHistories,
  readProducts,
  readsOtherwise,
} from './compare-histories.server.ts';
import { lawTexts as texts } from './law.messages.ts';
import type { Differences } from './law.schema.ts';
import { listSheetSubjects, seeSheets } from './sheets/see-sheets.server.ts';

/** Previews wait for one another first, so that many of them take one place in the queue of those who publish. */
const inTurn = createGate({ atOnce: 1, waiting: 20, patience: 20_000 });

/**
 * What the proposal would change for visitors, computed in a transaction that is rolled back.
 * @throws Refusal as `checkEffect` and `applyProposal` do, or 422 if another instrument of the day contradicts it
 */
export async function previewProposal(proposal: Proposal, language: LanguageCode): Promise<Differences> {
  const { before, after, lines, subjects, total, sheets } = await recordInVain(proposal, async (written) => {
    const now = await readHistories(db(), written.lines);
    const changed = written.lines.filter((line) => readsOtherwise(line, written.before, now));
    const concerned = await listSheetSubjects(changed);
    return { ...written, ...concerned, after: now, sheets: await seeSheets(concerned.subjects, language) };
  });
  return {
    ...compareHistories(before, after, await readProducts(lines)),
    sheets: compareSheets(subjects, await seeSheets(subjects, language), sheets),
    moreSheets: total - subjects.length,
  };
}

/** Refuses what `previewProposal` refuses. */
export async function tryProposal(proposal: Proposal): Promise<void> {
  await recordInVain(proposal, () => Promise.resolve());
}

type Written = { lines: Line[]; before: Histories; effectId: number | null };

/** Lets `look` see the site as it would be with the proposal. */
export function recordInVain<Seen>(proposal: Proposal, look: (written: Written) => Promise<Seen>): Promise<Seen> {
  return inTurn(() =>
    writeInVain(async (tx, changed) => {
      let effectId: number | null = null;
      const lines = await recordProposal(tx, proposal, (orders, recorded) => {
        changed('order', orders);
        effectId = recorded;
      });
      // Another connection, which sees nothing of this write.
      return { lines, before: await readHistories(db(), lines), effectId };
    }, look),
  );
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

async function countContradictions(tx: Pick<ContentTx, 'execute'>): Promise<number> {
  const { rows } = await tx.execute<{ count: number }>(sql`
    select count(*)::int as count from ${requirementPeriods} where contradiction`);
  return rows[0]?.count ?? 0;
}
