import { eq } from '#core/drizzle.ts';
import { Refusal } from '#core/http/refusal.ts';
import { db } from '#db/client.server.ts';
import { lawProposals } from '#db/schema/law-proposals.ts';
import { describeTold, seeTold } from '#features/alerts/desk/see-told.server.ts';
import type { Told } from '#features/alerts/desk/told.schema.ts';
import type { Proposal } from './apply-proposal.server.ts';
import { compareHistories, readHistories, readProducts } from './compare-histories.server.ts';
import { lawTexts as texts } from './law.messages.ts';
import type { ToldInput } from './new-order-inputs.schema.ts';
import { recordInVain } from './preview-proposal.server.ts';
import { getOrderId } from './propose.server.ts';

/**
 * Who would be told of a proposal, and what.
 * @throws Refusal 404; 409 if it is decided; as `previewProposal` does
 */
export async function previewTold(input: ToldInput): Promise<Told> {
  const proposal = await findProposal(input);
  const { seen, changesStates } = await recordInVain(proposal, async ({ lines, before, effectIds }) => {
    const { differences } = compareHistories(before, await readHistories(db(), lines), await readProducts(lines));
    return { seen: await seeTold(effectIds), changesStates: differences.length > 0 };
  });
  return {
    ...(await describeTold(seen)),
    proposed: changesStates || !isWording(proposal) ? 'followers' : 'nobody',
    mayChoose: Boolean(proposal.effect) && seen.nobodyBecause === null,
  };
}

/** How many people would be told of a proposal. */
export async function countTold(proposal: Proposal): Promise<number> {
  const { total } = await recordInVain(proposal, ({ effectIds }) => seeTold(effectIds));
  return total;
}

async function findProposal({ proposal: id, order, effect, newOrder }: ToldInput): Promise<Proposal> {
  if (newOrder) return { orderId: null, newOrder };
  if (order && effect) return { orderId: await getOrderId(order), effect };
  const [stored] = await db()
    .select()
    .from(lawProposals)
    .where(eq(lawProposals.id, id ?? 0));
  if (!stored) throw new Refusal(404, texts.noProposal);
  if (stored.state !== 'open') throw new Refusal(409, texts.decided);
  return stored;
}

/** Text alone: it names no day and no standard. What was told wrongly is never wording. */
function isWording({ effect, correction }: Proposal): boolean {
  if (!effect) return Boolean(correction);
  return ['amend', 'clarify'].includes(effect.kind) && !effect.on && !effect.until && !effect.standard;
}
