import { isDocument } from '#core/files/is-document.server.ts';
import { deletePrivate, privateFileEndsWith } from '#core/files/private-files.server.ts';
import { publishPrivate } from '#core/files/public-folders.server.ts';
import type { Multipart } from '#core/http/multipart/multipart.server.ts';
import { Refusal } from '#core/http/refusal.ts';
import { slugify } from '#core/text/addresses.ts';
import { transaction } from '#db/transaction.server.ts';
import { audit } from '#features/audit/audit.server.ts';
import type { StaffActor } from '#features/staff-actor.ts';
import { mediaTexts as texts } from './media.messages.ts';
import { lost } from './store-original.server.ts';

/** What every PDF has in its last kilobyte, unless it was cut. */
const endOfPdf = Buffer.from('%%EOF');

/**
 * Makes a PDF public under the name and the hash of its content, so that no cache serves another one for it. Nothing leads
 * to it before a record names it.
 * @returns its path below `/storage/`
 * @throws Refusal 422 if it is no PDF, or only the beginning of one
 */
export async function addDocument(actor: StaffActor, { file, lostFile }: Pick<Multipart, 'file' | 'lostFile'>) {
  if (!file) throw lost(lostFile, texts.choosePdf);
  const { storedAs, originalName, sha256, bytes } = file;
  try {
    if (!(await isDocument(file, ['pdf']))) throw new Refusal(422, texts.notPdf, { errors: { file: [texts.notPdf] } });
    if (!(await privateFileEndsWith(storedAs, endOfPdf)))
      throw new Refusal(422, texts.cutPdf, { errors: { file: [texts.cutPdf] } });
    const name = slugify(originalName.replace(/\.[^.]*$/, ''), 60) || 'document';
    const path = `documents/${name}-${sha256.slice(0, 16)}.pdf`;
    await transaction(async (tx) => {
      await audit(tx, actor, {
        action: 'media.document',
        summary: 'Uploaded a document that visitors may open',
        after: { name: originalName, path, bytes },
      });
      // Last, so that nothing is public that no line names.
      await publishPrivate(storedAs, path);
    });
    return path;
  } finally {
    await deletePrivate(storedAs);
  }
}
