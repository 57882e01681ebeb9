import { eq } from '#core/drizzle.ts';
import { Refusal } from '#core/http/refusal.ts';
import type { Queryable } from '#db/client.server.ts';
import { staff } from '#db/schema/staff.ts';
import { recordTexts } from '../records.messages.ts';
import type { Revision } from './open-revision.server.ts';

/** The refusal of a save or an act upon an older edit, with the text that the other person has saved. */
export async function draftConflict(tx: Queryable, { editedBy, editedAt, edit, document }: Revision): Promise<Refusal> {
  const [other] = editedBy ? await tx.select({ name: staff.name }).from(staff).where(eq(staff.id, editedBy)) : [];
  const details = { by: other?.name ?? null, at: editedAt.toISOString(), edit, theirs: document };
  return new Refusal(409, recordTexts.changedMeanwhile, { details });
}
