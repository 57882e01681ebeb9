import { isDocument } from '#core/files/is-document.server.ts';
import { privateFileEndsWith } from '#core/files/private-files.server.ts';
import type { ReceivedFile } from '#core/http/multipart/multipart.server.ts';
import { Refusal } from '#core/http/refusal.ts';
import type { ServerText } from '#core/text/messages.server.ts';
import type { FileKind } from '#features/records/file-rule.schema.ts';
import { findPictureFormat, inspectPicture } from './inspect-picture.server.ts';
import { mediaTexts as texts } from './media.messages.ts';

/** What every PDF has in its last kilobyte, unless it was cut. */
const endOfPdf = Buffer.from('%%EOF');
const pictureFormatOf = { jpg: 'jpeg', png: 'png' } as const;

/**
 * Which of these kinds a stored file is. Documents are never unpacked or drawn; a picture is decoded once.
 * @throws Refusal 422 if it is none of them, or damaged
 */
export async function kindOfUpload(file: ReceivedFile, kinds: readonly FileKind[]): Promise<FileKind> {
  const { storedAs } = file;
  for (const kind of kinds) {
    if (isPicture(kind)) {
      if ((await findPictureFormat(storedAs)) !== pictureFormatOf[kind]) continue;
      await inspectPicture(storedAs);
      return kind;
    }
    if (!(await isDocument(file, [kind]))) continue;
    if (kind === 'pdf' && !(await privateFileEndsWith(storedAs, endOfPdf))) throw refused(texts.cutPdf);
    return kind;
  }
  const names = kinds.map((kind) => kind.toUpperCase()).join(', ');
  throw refused(names === 'PDF' ? texts.notPdf : { text: texts.otherKind, values: { kinds: names } });
}

export const isPicture = (kind: FileKind): kind is keyof typeof pictureFormatOf => kind in pictureFormatOf;

const refused = (text: ServerText) => new Refusal(422, text, { errors: { file: [text] } });
