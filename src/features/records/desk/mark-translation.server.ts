import { eq } from '#core/drizzle.ts';
import { Refusal } from '#core/http/refusal.ts';
import { recordRevisions } from '#db/schema/records.ts';
import { transaction } from '#db/transaction.server.ts';
import type { StaffActor } from '#features/staff-actor.ts';
import type { TranslationMark } from '../record-states.schema.ts';
import { recordTexts } from '../records.messages.ts';
import type { TranslationMarks } from '../records.schema.ts';
import { hashTexts } from '../translations/translation-marks.server.ts';
import { openForChange } from './open-for-change.server.ts';
import { type RecordName, wireId } from './open-revision.server.ts';
import { presentMarks, type ShownMark } from './present-marks.server.ts';
import { mistakes } from './publication.server.ts';

/**
 * Says how far a translation of the draft is, and that it was made from the English beside it. Visitors' pages do not
 * change by it, and what is public keeps its mark until the draft is published.
 * @throws Refusal 403 for the languages of others, and for whoever does not review; 409 if somebody has saved since
 */
export async function markTranslation(
  actor: StaffActor,
  { language, mark, edit, ...name }: RecordName & { language: string; mark: TranslationMark; edit: number },
): Promise<{ id: string; edit: number; marks: ShownMark[] }> {
  const { kind } = name;
  if (mark === 'reviewed' && !actor.rights.includes('content.publish'))
    throw new Refusal(403, recordTexts.reviewersOnly, { reason: 'no right content.publish' });
  if (actor.languages && !actor.languages.includes(language))
    throw new Refusal(403, recordTexts.ownTranslations, { reason: 'certain languages only' });
  const marked = await transaction(async (tx) => {
    const open = await openForChange(tx, actor, { ...name, edit });
    const { english, twins } = hashTexts(kind, open.document);
    const text = twins.get(language);
    if (!text) throw mistakes({ language: [recordTexts.noTranslation] });
    const said = { mark, source: english, text, by: actor.staffId, at: new Date().toISOString() };
    const marks: TranslationMarks = { ...open.marks, [language]: said };
    // The edit stays the same, because nobody's text is replaced.
    await tx.update(recordRevisions).set({ marks }).where(eq(recordRevisions.id, open.id));
    return { ...open, marks };
  });
  return { id: wireId(marked), edit: marked.edit, marks: await presentMarks(kind, marked.document, marked) };
}
