import { type OpenedFile, openPrivate } from '#core/files/private-files.server.ts';
import { Refusal } from '#core/http/refusal.ts';
import { assertWritesAll } from '#features/assert-writes-all.ts';
import type { StaffActor } from '#features/staff-actor.ts';
import { ruleOf } from './add-document.server.ts';
import { mediaTexts as texts } from './media.messages.ts';
import type { PrivateDocument } from './media.schema.ts';

/**
 * A private file that a field of records may name, for whoever uploads such files: a translator writes its name alone.
 * The field has no file of another folder, so nobody opens what belongs to leads or clients.
 * @throws Refusal 403, 404
 */
export async function openDocument(
  actor: StaffActor,
  { path, ...place }: PrivateDocument,
): Promise<{ content: OpenedFile; name: string }> {
  const { storage, folder } = ruleOf(actor, place);
  assertWritesAll(actor);
  const [own, name = '', ...rest] = path.split('/');
  const isOfField = storage === 'private' && own === folder && rest.length === 0 && /^[\w-][\w.-]{0,190}$/.test(name);
  const content = isOfField ? await openPrivate(path) : null;
  if (!content) throw new Refusal(404, texts.noFile);
  return { content, name };
}
