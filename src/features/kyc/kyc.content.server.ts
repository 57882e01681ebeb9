import { createHash } from 'node:crypto';
import { extname } from 'node:path';
import type { ContentFiles } from '#core/content/content-files.server.ts';
import { findPrivate, putPrivate } from '#core/files/private-files.server.ts';
import { defineContent } from '#db/content/content-source.server.ts';
import { contentOf } from '#features/records/content-of.server.ts';
import type { FileDocument } from '#features/records/files/file-document.ts';
import { yamlDocuments } from '#features/records/files/yaml-documents.server.ts';
import { openWithDemoPasswords } from './demo-kyc-passwords.server.ts';
import { kycItemKind } from './kyc-item.record.server.ts';

/** The KYC items with their files. */
export const kycItemsContent = contentOf(kycItemKind, {
  async documents({ files }) {
    const given = await yamlDocuments(files, 'kyc.yaml', { lists: ['items'], renamed: { filePath: 'file' } });
    return Promise.all(given.map((item) => withStored(item, files)));
  },
});

/** On a site of this machine, the passwords of the demo. */
export const kycPasswordsContent = defineContent({
  read: async () => {},
  write: ({ sync }) => openWithDemoPasswords(sync.tx),
});

/** The name follows from the content, so that a new version never replaces a file that is being read. */
async function withStored(item: FileDocument, files: ContentFiles): Promise<FileDocument> {
  const { filePath: name, ...rest } = item.document;
  if (typeof name !== 'string') return item;
  if (!/^files\/[\w/-]+\.(pdf|jpg|png)$/.test(name)) {
    const { file, line } = item.placeOf(['filePath']);
    files.problems.push({ file, line, reason: 'file: is not a PDF, JPG or PNG in files/' });
    return { ...item, document: rest };
  }
  const bytes = await files.bytes(name);
  if (!bytes) return { ...item, document: rest };
  const filePath = `company-files/${createHash('sha256').update(bytes).digest('hex').slice(0, 32)}${extname(name)}`;
  const store = async () => {
    if (!(await findPrivate(filePath))) await putPrivate(filePath, bytes);
  };
  return { ...item, document: { ...rest, filePath }, store };
}
