import { type DocumentKind, documentKindOf } from './document-kinds.ts';
import { matchesDeclaredType } from './matches-declared-type.ts';
import { privateFileContains, readPrivateStart } from './private-files.server.ts';

type StoredFile = { storedAs: string; originalName: string; contentType: string };

type Content = { start?: RegExp; mark?: Buffer };
const zip = /^504b0304/;

/**
 * How a file begins, in hexadecimal, and what it contains if it is of its kind rather than another file that begins like
 * it; a drawing is written in one of two ways.
 */
const contents: Record<DocumentKind, readonly Content[]> = {
  // Its beginning is checked by `matchesDeclaredType`, because empty lines may precede a PDF.
  pdf: [{}],
  doc: [{ start: /^d0cf11e0a1b11ae1/, mark: Buffer.from('WordDocument', 'utf16le') }],
  docx: [{ start: zip, mark: Buffer.from('word/document') }],
  xlsx: [{ start: zip, mark: Buffer.from('xl/workbook') }],
  cdr: [{ start: /^52494646.{8}434452/ }, { start: zip, mark: Buffer.from('application/x-vnd.corel.') }],
};

/** Whether a stored file is one of these kinds of document, by its name, its declared type and its content. */
export async function isDocument(file: StoredFile, kinds: readonly DocumentKind[]): Promise<boolean> {
  const { storedAs, originalName: name, contentType: type } = file;
  const kind = documentKindOf({ name, type }, kinds);
  if (!kind) return false;
  const first = await readPrivateStart(storedAs);
  if (!matchesDeclaredType(name, type, first)) return false;
  const start = Buffer.from(first).toString('hex', 0, 16);
  for (const content of contents[kind]) {
    if (content.start && !content.start.test(start)) continue;
    if (!content.mark || (await privateFileContains(storedAs, content.mark))) return true;
  }
  return false;
}
