import { and, eq } from '#core/drizzle.ts';
import { Refusal } from '#core/http/refusal.ts';
import { db } from '#db/client.server.ts';
import { productFamilies } from '#db/schema/families.ts';
import { assertWritesAll } from '#features/assert-writes-all.ts';
import { wordsOf } from '#features/families/words.ts';
import { findLive, findOpen } from '#features/records/desk/open-revision.server.ts';
import { saveDraft } from '#features/records/desk/save-draft.server.ts';
import type { StaffActor } from '#features/staff-actor.ts';
import { familyKind } from '../families/family.record.server.ts';
import { nameTexts as texts } from './finder.messages.ts';
import type { NameInput } from './name-inputs.schema.ts';

type Name = { text: string; language: string };

/**
 * Writes a name into the open draft of a family, or into a new one.
 * @returns the family's id and name
 * @throws Refusal 403 for somebody who writes certain languages only; 404 if there is no such family; 409 if its draft is being reviewed, or somebody saves it meanwhile; 422
 *   if the family has the name
 */
export async function addName(actor: StaffActor, { family, text, language, kind }: NameInput) {
  // Names are of no language of a translation, so a draft of theirs would leave the name out.
  assertWritesAll(actor);
  const { id, slug, status, name } = productFamilies;
  const [row] = await db()
    .select({ id, name })
    .from(productFamilies)
    .where(and(eq(slug, family), eq(status, 'published')));
  if (!row) throw new Refusal(404, texts.noFamily);
  const record = { kind: familyKind, id: String(row.id) };
  const open = await findOpen(db(), record);
  const document = open?.document ?? (await findLive(db(), record))?.document;
  if (!document) throw new Refusal(404, texts.noFamily);
  const names = (document.names ?? []) as Name[];
  const keyOf = (given: Name) => `${given.language} ${wordsOf(given.text ?? '').join(' ')}`;
  if (names.some((own) => keyOf(own) === keyOf({ text, language })))
    throw new Refusal(422, { text: texts.known, values: { name: text } });
  const added = { text, language, kind, source: 'look-up' };
  await saveDraft(actor, { ...record, edit: open?.edit ?? 0, document: { ...document, names: [...names, added] } });
  return { id: record.id, name: row.name };
}
