import { eq, sql } from '#core/drizzle.ts';
import { Refusal } from '#core/http/refusal.ts';
import { todayInIndia } from '#core/time/dates.ts';
import { changeEvents } from '#db/schema/change-events.ts';
import { transaction } from '#db/transaction.server.ts';
import { assertWritesAll } from '#features/assert-writes-all.ts';
import { audit } from '#features/audit/audit.server.ts';
import type { StaffActor } from '#features/staff-actor.ts';
import { alertsDeskTexts as texts } from './alerts-desk.messages.ts';

type Days = Record<'on' | 'until', string | null> & { kind: string };

/** Whether a day ahead lies behind us, so that a mail would leave it out. */
export const isOver = ({ kind, on, until }: Days): boolean =>
  kind === 'deadline' && (until ?? on ?? '') < todayInIndia();

/**
 * Lets a change that could not be told be tried in the next minute: one that was given up once more, another one earlier.
 * @throws Refusal 404; 409 if it does not wait for that
 */
export function retryEvent(actor: StaffActor, id: number): Promise<void> {
  assertWritesAll(actor);
  return transaction(async (tx) => {
    const [event] = await tx.select().from(changeEvents).where(eq(changeEvents.id, id)).for('update');
    if (!event) throw new Refusal(404, texts.noEvent);
    const { state, failures, retryAt, orderId, familyId } = event;
    if (state !== 'held' || failures === 0 || isOver(event)) throw new Refusal(409, texts.notFailed);
    await tx.update(changeEvents).set({ retryAt: sql`now()` }).where(eq(changeEvents.id, id));
    await audit(tx, actor, {
      action: 'alerts.retry',
      subject: orderId ? { kind: 'order', id: orderId } : { kind: 'families', id: familyId ?? 0 },
      summary: 'Asked to try again to tell a change that could not be told',
      before: { event: id, failures, retryAt: retryAt?.toISOString() ?? null },
    });
  });
}
