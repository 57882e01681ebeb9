import { eq } from '#core/drizzle.ts';
import { plainLine } from '#core/text/plain-text.ts';
import type { Queryable } from '#db/client.server.ts';
import type { lawProposals } from '#db/schema/law-proposals.ts';
import { orders } from '#db/schema/orders.ts';
import { askForReview, type Subject, tellDecision } from '#features/review-mails/queue-review-mails.server.ts';
import { may } from '#features/staff/staff-policy.ts';
import type { StaffActor } from '#features/staff-actor.ts';

type Told = Pick<typeof lawProposals.$inferSelect, 'id' | 'orderId' | 'newOrder' | 'reason' | 'madeBy'>;

/** Mails those who may publish a proposal that it waits for them. */
export async function askForProposal(tx: Queryable, actor: StaffActor, proposal: Told): Promise<void> {
  const subject = await subjectOf(tx, proposal, proposal.reason);
  await askForReview(tx, actor, subject, (_, everybody) =>
    everybody.filter(({ roles, languages }) => may(roles, 'content.publish') && !languages),
  );
}

/** Mails the author of a proposal that somebody else has published it, or sent it back. */
export async function tellOfProposal(
  tx: Queryable,
  actor: StaffActor,
  proposal: Told,
  { outcome, note }: { outcome: 'published' | 'sent-back'; note: string | null },
): Promise<void> {
  const subject = await subjectOf(tx, proposal, note);
  await tellDecision(
    tx,
    actor,
    { ...subject, outcome },
    ({ id, roles }) => id === proposal.madeBy && may(roles, 'content.write'),
  );
}

async function subjectOf(tx: Queryable, { id, orderId, newOrder }: Told, note: string | null): Promise<Subject> {
  const [order] = orderId ? await tx.select().from(orders).where(eq(orders.id, orderId)) : [];
  const { number, title } = order ?? newOrder ?? { number: null, title: '' };
  const name = plainLine(number ?? title).slice(0, 200);
  return { nameIn: () => name, note, path: `/law/proposals/${id}` };
}
