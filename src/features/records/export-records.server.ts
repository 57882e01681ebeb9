import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { stringify } from 'yaml';
import { type ContentFiles, openContent } from '#core/content/content-files.server.ts';
import { findPublic } from '#core/files/storage.server.ts';
import { slugify } from '#core/text/addresses.ts';
import { db } from '#db/client.server.ts';
import { filesOfPicture } from '#db/content/sync-pictures.server.ts';
import type { RecordKind } from './define-record.server.ts';
import { type ExportedRecord, exportFolder, readExported } from './files/read-exported.server.ts';
import { hashDocument } from './hash-document.server.ts';
import { keyOf } from './import-records.server.ts';
import { mapFields } from './map-fields.ts';
import { mapReferences } from './map-references.ts';
import { type LiveRecord, readDocuments } from './read-documents.server.ts';
import { readNames, readSources } from './record-sources.server.ts';

type Live = LiveRecord<Record<string, unknown>>;

/**
 * Writes what the desk has changed since the last import back into the content folder, a file for each record, with its
 * public pictures. The next import takes it over.
 * @returns the files that were written
 */
export async function exportRecords(kinds: readonly RecordKind[], folder: string): Promise<string[]> {
  const files = openContent(folder);
  const written: string[] = [];
  for (const kind of kinds) {
    const known = new Map((await readExported(kind, files)).map(({ file, value }) => [value.key, file]));
    for (const record of await listChanged(kind)) {
      const file = known.get(record.key) ?? newFile(kind, record.key, new Set(known.values()));
      known.set(record.key, file);
      const document = await mapFields(kind.schema, record.document, 'isPicture', (path) => takePicture(path, files));
      await write(join(folder, file), stringify({ ...record, document }));
      written.push(file);
    }
  }
  return written;
}

/** The records whose public state is not what the files last gave, as a file would have them. */
async function listChanged(kind: RecordKind): Promise<ExportedRecord[]> {
  const sources = await readSources(db(), kind.kind);
  const byRecord = new Map([...sources.values()].map((source) => [source.record, source]));
  const names = await readNames(db(), kind, []);
  return (await readDocuments(db(), kind, 'all')).flatMap(({ id, status, document: live }: Live) => {
    const source = byRecord.get(String(id));
    const document = mapReferences(kind, live, (slug, to) => names.file(slug, to));
    const isGone = source?.goneOn && status === 'archived';
    if (isGone || source?.hash === hashDocument(document, status)) return [];
    const record: ExportedRecord = { key: source?.key ?? keyOf(kind, live), document: filledOf(document) };
    return [status === 'draft' || status === 'archived' ? { ...record, status } : record];
  });
}

/** Without what an import fills in: ids, and fields and languages without a text. */
function filledOf(row: Record<string, unknown>): Record<string, unknown> {
  const entries = Object.entries(row).map(([name, value]) => {
    const isList = Array.isArray(value);
    return [name, isList ? value.map((entry) => (isRow(entry) ? filledOf(entry) : entry)) : value] as const;
  });
  return Object.fromEntries(
    entries.filter(([name, value]) => name !== 'id' && value !== null && value !== undefined && !isBlank(name, value)),
  );
}

const isRow = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const isBlank = (name: string, value: unknown) =>
  name === 'translations' && isRow(value) && Object.keys(value).length === 0;

function newFile({ kind }: RecordKind, key: string, taken: ReadonlySet<string>): string {
  const name = slugify(key, 80) || 'record';
  const names = Array.from({ length: taken.size + 1 }, (_, index) => (index === 0 ? name : `${name}-${index + 1}`));
  const files = names.map((own) => `${exportFolder}/${kind}/${own}.yaml`);
  return files.find((file) => !taken.has(file)) ?? `${exportFolder}/${kind}/${name}-${taken.size + 2}.yaml`;
}

/** Copies a picture that was uploaded at the desk into the content folder; returns its name there. */
async function takePicture(path: string, { folder }: ContentFiles): Promise<string> {
  const { stored, name } = filesOfPicture(path);
  const bytes = await findPublic(stored);
  if (bytes) await write(join(folder, name), bytes);
  return name;
}

async function write(path: string, content: string | Uint8Array) {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, content);
}
