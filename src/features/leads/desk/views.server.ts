import { and, asc, eq } from '#core/drizzle.ts';
import { NotFoundError } from '#core/errors.ts';
import { Refusal } from '#core/http/refusal.ts';
import { db } from '#db/client.server.ts';
import { staff, staffViews } from '#db/schema/staff.ts';
import { isUniqueViolation, transaction } from '#db/transaction.server.ts';
import type { StaffActor } from '#features/staff-actor.ts';
import { inboxTexts as texts } from './inbox.messages.ts';
import type { InboxView, ViewInput } from './views.schema.ts';

/** How many a member of staff may have. */
const most = 20;

/** The views of a member of staff, in the order in which they were saved. */
export async function listViews({ staffId }: StaffActor): Promise<InboxView[]> {
  const { id, name, search } = staffViews;
  return db().select({ id, name, search }).from(staffViews).where(eq(staffViews.staffId, staffId)).orderBy(asc(id));
}

/** @throws Refusal 409 under `name` for a name that the member of staff has already, 422 when they have too many */
export async function saveView({ staffId }: StaffActor, input: ViewInput): Promise<void> {
  try {
    await transaction(async (tx) => {
      // Two views that are saved at once are counted one after the other.
      await tx.select({ id: staff.id }).from(staff).where(eq(staff.id, staffId)).for('no key update');
      await tx.insert(staffViews).values({ ...input, staffId });
      const count = await tx.$count(staffViews, eq(staffViews.staffId, staffId));
      if (count > most) throw new Refusal(422, { text: texts.viewsFull, values: { most } });
    });
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    throw new Refusal(409, texts.viewTwice, { errors: { name: [texts.viewTwice] } });
  }
}

/** @throws NotFoundError if they have no such view */
export async function deleteView({ staffId }: StaffActor, id: number): Promise<void> {
  const isOwn = and(eq(staffViews.id, id), eq(staffViews.staffId, staffId));
  const { rowCount } = await db().delete(staffViews).where(isOwn);
  if (rowCount === 0) throw new NotFoundError('no such view');
}
