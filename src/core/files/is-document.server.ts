import { type DocumentKind, documentKindOf } from './document-kinds.ts';
import { matchesDeclaredType } from './matches-declared-type.ts';
import { privateFileContains, readPrivateStart } from './private-files.server.ts';

type StoredFile = { storedAs: string; originalName: string; contentType: string };

/** How a file begins, and what it contains if it is a Word document rather than another file that begins like it. */
const contents: Record<DocumentKind, { start?: Buffer; mark?: Buffer }> = {
  // Its beginning is checked by `matchesDeclaredType`, because empty lines may precede a PDF.
  pdf: {},
  doc: { start: Buffer.from('d0cf11e0a1b11ae1', 'hex'), mark: Buffer.from('WordDocument', 'utf16le') },
  docx: { start: Buffer.from('504b0304', 'hex'), mark: Buffer.from('word/document') },
};

/** Whether a stored file is one of these kinds of document, by its name, its declared type and its content. */
export async function isDocument(file: StoredFile, kinds: readonly DocumentKind[]): Promise<boolean> {
  const { storedAs, originalName: name, contentType: type } = file;
  const kind = documentKindOf({ name, type }, kinds);
  if (!kind) return false;
  const first = await readPrivateStart(storedAs);
  if (!matchesDeclaredType(name, type, first)) return false;
  const { start, mark } = contents[kind];
  if (start && !start.equals(first.subarray(0, start.length))) return false;
  return !mark || privateFileContains(storedAs, mark);
}
