import { z } from 'zod';
import type { ContentFiles } from '#core/content/content-files.server.ts';
import type { RecordKind } from '../define-record.server.ts';
import type { FileDocument } from './file-document.ts';

type Keyed = FileDocument & { key: string; texts: 'html' | 'markdown' };

/** The folder in which `db:export` writes what the desk has changed: `records/services/bis-crs.yaml`. */
export const exportFolder = 'records';

const exported = z.strictObject({
  /** By which files name the record; its document may have another slug. */
  key: z.string(),
  status: z.enum(['draft', 'archived']).optional(),
  document: z.record(z.string(), z.unknown()),
});
export type ExportedRecord = z.output<typeof exported>;

/** What the last exports have written of a kind. */
export const readExported = ({ kind }: RecordKind, files: ContentFiles) =>
  files.yamls(`${exportFolder}/${kind}`, exported);

/** The documents of the files of a kind, each replaced by what the desk last made of it, and those that the desk has added. */
export async function withExported(kind: RecordKind, own: readonly Keyed[], files: ContentFiles): Promise<Keyed[]> {
  const written = await readExported(kind, files);
  const replacing = written.map(({ file, lineOf, value: { key, document, status } }): Keyed => {
    const placeOf = (path: readonly PropertyKey[]) => ({
      file,
      line: lineOf(['document', ...path]),
      name: path.join('.'),
    });
    return { key, document, placeOf, texts: 'html', ...(status && { status }) };
  });
  const byKey = new Map(replacing.map((given) => [given.key, given]));
  const known = new Set(own.map(({ key }) => key));
  return [...own.map((given) => byKey.get(given.key) ?? given), ...replacing.filter(({ key }) => !known.has(key))];
}
