import { eq, sql } from '#core/drizzle.ts';
import { Refusal } from '#core/http/refusal.ts';
import type { Transaction } from '#db/client.server.ts';
import { bumpContentVersion } from '#db/content/content-version.server.ts';
import { changeEvents } from '#db/schema/change-events.ts';
import { transaction } from '#db/transaction.server.ts';
import { assertWritesAll } from '#features/assert-writes-all.ts';
import { audit } from '#features/audit/audit.server.ts';
import { calendarKinds } from '#features/change-events/change-events.schema.ts';
import { takeBack } from '#features/change-events/take-back.server.ts';
import type { StaffActor } from '#features/staff-actor.ts';
import { alertsDeskTexts as texts } from './alerts-desk.messages.ts';
import { mostToldAlone } from './told.schema.ts';

/**
 * Takes a change back: within its ten minutes nobody hears of it, later those who were told get a correction. The
 * register is left alone: what is wrong there is struck on the order, which takes the change back as well.
 * @returns whether somebody may have been told
 * @throws Refusal 404; 409 if it has been taken back, is a correction itself, or was mailed to so many people that a second
 *   person has to agree, as to a strike
 */
export function withdrawEvent(actor: StaffActor, id: number): Promise<{ wasPublished: boolean }> {
  assertWritesAll(actor);
  return transaction(async (tx) => {
    const [event] = await tx.select().from(changeEvents).where(eq(changeEvents.id, id)).for('update');
    if (!event) throw new Refusal(404, texts.noEvent);
    if (event.correctsId !== null) throw new Refusal(409, texts.staysCorrected);
    const { state, kind, orderId, familyId } = event;
    if (state !== 'held' && state !== 'published') throw new Refusal(409, texts.takenBackAlready);
    if (state === 'published' && (await countSent(tx, id)) > mostToldAlone) throw new Refusal(409, texts.strikeInstead);
    // A day of the calendar that is `withdrawn` is written again as soon as it holds.
    const isOfCalendar = calendarKinds.some((own) => own === kind);
    await takeBack(tx, sql`v.id = ${id}`, isOfCalendar ? 'past' : 'withdrawn');
    const wasPublished = state === 'published';
    // The pages and feeds that tell of it are cached.
    if (wasPublished) await bumpContentVersion(tx);
    await audit(tx, actor, {
      action: 'alerts.withdraw',
      subject: orderId ? { kind: 'order', id: orderId } : { kind: 'families', id: familyId ?? 0 },
      summary: wasPublished
        ? 'Took back a change that followers had been told'
        : 'Took back a change before it was told',
      before: { event: id, state },
      after: { state: 'withdrawn' },
    });
    return { wasPublished };
  });
}

/** How many people would get a correction, as `toldOf` finds them. */
async function countSent(tx: Transaction, id: number): Promise<number> {
  const { rows } = await tx.execute<{ count: number }>(sql`
    select count(*)::int as count from alert_items i join alert_digests d on d.id = i.digest_id
    join outbox_mails m on m.message_id = d.message_id and m.state = 'sent' where i.event_id = ${id}`);
  return rows[0]?.count ?? 0;
}
