import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { withDataFolder } from '#tests/with-data-folder.ts';
import type { DocumentKind } from './document-kinds.ts';
import { isDocument } from './is-document.server.ts';
import { putPrivate } from './private-files.server.ts';

withDataFolder();

const ole = Buffer.from('d0cf11e0a1b11ae1', 'hex');
const zip = Buffer.from('504b0304', 'hex');
const filler = Buffer.alloc(200_000, 'x');
const contents = {
  pdf: Buffer.from('%PDF-1.7\n'),
  word: Buffer.concat([ole, filler, Buffer.from('WordDocument', 'utf16le')]),
  excel: Buffer.concat([ole, filler, Buffer.from('Workbook', 'utf16le')]),
  docx: Buffer.concat([zip, Buffer.from('[Content_Types].xml'), filler, Buffer.from('word/document.xml')]),
  xlsx: Buffer.concat([zip, filler, Buffer.from('xl/workbook.xml')]),
  // The name lies across the border of two chunks of 64 KB.
  split: Buffer.concat([zip, Buffer.alloc(65_536 - 4 - 6), Buffer.from('word/document.xml')]),
  rtf: Buffer.from('{\\rtf1 hello}'),
  html: Buffer.from('<html><script>alert(1)</script>'),
  exe: Buffer.from('MZ\x90\0', 'latin1'),
};
const all: DocumentKind[] = ['pdf', 'doc', 'docx'];
const docx = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

async function accepts(name: string, type: string, content: keyof typeof contents, kinds = all) {
  const storedAs = `in/${randomUUID()}`;
  await putPrivate(storedAs, contents[content]);
  return isDocument({ storedAs, originalName: name, contentType: type }, kinds);
}

describe('a document', () => {
  test.each<[string, string, keyof typeof contents]>([
    ['cv.pdf', 'application/pdf', 'pdf'],
    ['CV.PDF', 'application/octet-stream', 'pdf'],
    ['cv', 'application/pdf', 'pdf'],
    ['cv.doc', 'application/msword', 'word'],
    ['cv.docx', docx, 'docx'],
    ['cv.docx', '', 'split'],
  ])('%s, %s, with %s inside', async (name, type, content) => {
    expect(await accepts(name, type, content)).toBe(true);
  });

  test.each<[string, string, keyof typeof contents]>([
    ['cv.pdf', 'application/pdf', 'html'],
    ['cv.pdf', 'image/png', 'pdf'],
    ['cv.pdf.exe', 'application/pdf', 'exe'],
    ['cv.png', 'image/png', 'pdf'],
    ['cv', 'text/html', 'pdf'],
    ['cv.doc', 'application/msword', 'excel'],
    ['cv.doc', 'application/msword', 'rtf'],
    ['cv.doc', 'application/msword', 'docx'],
    ['cv.docx', docx, 'xlsx'],
    ['cv.docx', docx, 'word'],
  ])('but not %s, %s, with %s inside', async (name, type, content) => {
    expect(await accepts(name, type, content)).toBe(false);
  });

  test('of a kind that the form does not ask for is refused', async () => {
    expect(await accepts('cv.docx', docx, 'docx', ['pdf'])).toBe(false);
  });
});
