import { deletePrivate, movePrivate } from '#core/files/private-files.server.ts';
import { publishPrivate } from '#core/files/public-folders.server.ts';
import { fileLimit } from '#core/http/multipart/file-limit.ts';
import type { Multipart } from '#core/http/multipart/multipart.server.ts';
import { Refusal } from '#core/http/refusal.ts';
import { slugify } from '#core/text/addresses.ts';
import { transaction } from '#db/transaction.server.ts';
import { assertWritesAll } from '#features/assert-writes-all.ts';
import { audit } from '#features/audit/audit.server.ts';
import { kindToWrite } from '#features/records/desk/kind-to-change.server.ts';
import { findFileRule } from '#features/records/file-fields.ts';
import type { FileRule } from '#features/records/file-rule.schema.ts';
import type { StaffActor } from '#features/staff-actor.ts';
import { dropCameraData } from './inspect-picture.server.ts';
import { isPicture, kindOfUpload } from './kind-of-upload.server.ts';
import { mediaTexts as texts } from './media.messages.ts';
import type { AddedDocument, FileOfField } from './media.schema.ts';
import { lost } from './store-original.server.ts';

/**
 * Stores a file for a field of records, under its name and the hash of its content, so that none is ever replaced by
 * another one under its path; a picture without what its camera wrote. A public one can be fetched from now on, but nothing leads to it before a record names it.
 * @returns its path as the field takes it, and what fills the fields beside it
 * @throws Refusal 403, 404, 413, 422 if the kind of record, the field or the file is not one for it
 */
export async function addDocument(
  actor: StaffActor,
  { kind, field }: FileOfField,
  { file, lostFile }: Pick<Multipart, 'file' | 'lostFile'>,
): Promise<AddedDocument> {
  try {
    const rule = ruleOf(actor, { kind, field });
    assertWritesAll(actor);
    if (!file) throw lost(lostFile, texts.chooseDocument);
    const { bytes: most, text } = fileLimit(rule.megabytes);
    if (file.bytes > most) throw new Refusal(413, text, { errors: { file: [text] } });
    const ending = await kindOfUpload(file, rule.kinds);
    const { storedAs, originalName } = file;
    const { sha256, bytes } = isPicture(ending) ? await dropCameraData(storedAs, ending) : file;
    const name = slugify(originalName.replace(/\.[^.]*$/, ''), 60) || 'document';
    const stored = `${rule.folder}/${name}-${sha256.slice(0, 32)}.${ending}`;
    const isPublic = rule.storage === 'public';
    await transaction(async (tx) => {
      await audit(tx, actor, {
        action: 'media.document',
        summary: isPublic ? 'Uploaded a document that visitors may open' : 'Uploaded a document for a record',
        after: { name: originalName, path: stored, bytes, kind, field },
      });
      // Last, so that nothing is public that no line names.
      await (isPublic ? publishPrivate(storedAs, stored) : movePrivate(storedAs, stored));
    });
    return { path: `${rule.before ?? ''}${stored}`, name: `${name}.${ending}`, kind: ending };
  } finally {
    if (file) await deletePrivate(file.storedAs);
  }
}

/**
 * What may be uploaded for a field.
 * @throws Refusal 403 for somebody who may not write these records, 404 if there is no such kind or no file belongs there
 */
export function ruleOf(actor: StaffActor, { kind, field }: FileOfField): FileRule {
  const rule = findFileRule(kindToWrite(actor, kind).schema, field);
  if (!rule) throw new Refusal(404, texts.noFileField);
  return rule;
}
