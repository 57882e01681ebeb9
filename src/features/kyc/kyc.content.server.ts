import { createHash } from 'node:crypto';
import { extname } from 'node:path';
import { z } from 'zod';
import { required, translations } from '#core/content/content-fields.ts';
import { distinctBy } from '#core/content/repeats.ts';
import { findPrivate, putPrivate } from '#core/files/private-files.server.ts';
import { defineContent } from '#db/content/content-source.server.ts';
import { companyFiles } from '#db/schema/kyc.ts';
import { openWithDemoPasswords } from './demo-kyc-passwords.server.ts';

const item = z.strictObject({
  name: required,
  file: z
    .string()
    .regex(/^files\/[\w/-]+\.(pdf|jpg|png)$/, 'is not a PDF, JPG or PNG in files/')
    .optional(),
  translations,
});
const schema = z.strictObject({
  items: z.array(item).superRefine(distinctBy((entry) => entry.name)),
});

/** The KYC items with their files, and on a site of this machine the passwords of the demo. */
export const kycContent = defineContent({
  async read({ files }) {
    const read = await files.yaml('kyc.yaml', schema);
    return Promise.all(
      (read?.items ?? []).map(async (entry) => ({ ...entry, bytes: entry.file && (await files.bytes(entry.file)) })),
    );
  },
  async write({ sync }, items) {
    const rows = [];
    for (const [position, { name, file, bytes, translations }] of items.entries()) {
      const filePath = file && bytes ? await store(bytes, extname(file)) : null;
      rows.push({ kind: 'kyc' as const, name, filePath, position, translations });
    }
    await sync.rows(companyFiles, ['kind', 'name'], rows, { kind: 'kyc_items' });
    await openWithDemoPasswords(sync.tx);
  },
});

/** The name follows from the content, so that a new version never replaces a file that is being read. */
async function store(bytes: Uint8Array, extension: string): Promise<string> {
  const path = `company-files/${createHash('sha256').update(bytes).digest('hex').slice(0, 32)}${extension}`;
  if (!(await findPrivate(path))) await putPrivate(path, bytes);
  return path;
}
