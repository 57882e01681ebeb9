import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { stringify } from 'yaml';
import { type ContentFiles, openContent } from '#core/content/content-files.server.ts';
import { findPrivate } from '#core/files/private-files.server.ts';
import { findPublic } from '#core/files/storage.server.ts';
import { slugify } from '#core/text/addresses.ts';
import { db } from '#db/client.server.ts';
import { filesOfPicture, storedFileName } from '#db/content/sync-pictures.server.ts';
import type { RecordKind } from './define-record.server.ts';
import { listFiles, type NamedFile } from './file-fields.ts';
import { keysOfFiles } from './files/keys-of-files.server.ts';
import { type ExportedRecord, exportFolder, readExported } from './files/read-exported.server.ts';
import { hashDocument } from './hash-document.server.ts';
import { mapFields } from './map-fields.ts';
import { mapReferences } from './map-references.ts';
import { type LiveRecord, readDocuments } from './read-documents.server.ts';
import { readNames, readSources } from './record-sources.server.ts';
import type { TranslationMarks } from './records.schema.ts';
import { readMarks } from './translations/keep-marks.server.ts';
import { hashTexts, isStale } from './translations/translation-marks.server.ts';

type Live = LiveRecord<Record<string, unknown>>;

/**
 * Writes what the desk has changed since the last import back into the content folder, a file for each record, with its
 * pictures and files. The next import takes it over.
 * @returns the files that were written
 */
export async function exportRecords(kinds: readonly RecordKind[], folder: string): Promise<string[]> {
  const files = openContent(folder);
  const written: string[] = [];
  for (const kind of kinds) {
    const exported = await readExported(kind, files);
    const known = new Map(exported.map(({ file, value }) => [value.key, file]));
    const said = new Map(exported.map(({ value }) => [value.key, saidOf(value.document)]));
    for (const record of await listChanged(kind, said)) {
      const file = known.get(record.key) ?? newFile(kind, record.key, new Set(known.values()));
      known.set(record.key, file);
      const document = await mapFields(kind.schema, record.document, 'isPicture', (path) => takePicture(path, files));
      for (const file of listFiles(kind.schema, document)) await takeFile(file, files);
      await write(join(folder, file), stringify({ ...record, document }));
      written.push(file);
    }
  }
  return written;
}

/**
 * The records whose public state is not what the files last gave, or of whose translations the desk says something else,
 * as a file would have them.
 */
async function listChanged(kind: RecordKind, said: ReadonlyMap<string, string>): Promise<ExportedRecord[]> {
  const sources = await readSources(db(), kind.kind);
  const byRecord = new Map([...sources.values()].map((source) => [source.record, source]));
  const names = await readNames(db(), kind, []);
  const marks = await readMarks(db(), kind, 'all');
  const all: Live[] = await readDocuments(db(), kind, 'all');
  const keys = keysOfFiles(kind, all, sources);
  return all.flatMap(({ id, status, document: live }) => {
    const source = byRecord.get(String(id));
    const document = mapReferences(kind, live, (slug, to) => names.file(slug, to));
    const isGone = source?.goneOn && status === 'archived';
    const key = keys.get(String(id)) ?? '';
    const marked = withMarks(filledOf(document), hashTexts(kind, live).english, marks.get(String(id)) ?? {});
    const isSaid = saidOf(marked) === (said.get(key) ?? saidOf({}));
    if (isGone || (source?.hash === hashDocument(document, status) && isSaid)) return [];
    const record: ExportedRecord = { key, document: marked };
    return [status === 'draft' || status === 'archived' ? { ...record, status } : record];
  });
}

type Twins = Record<string, Record<string, unknown>>;
const twinsOf = ({ translations }: Record<string, unknown>) => (translations ?? {}) as Twins;

/** What somebody at the desk has said of the translations stands beside them; what nobody has said follows at the import. */
function withMarks(document: Record<string, unknown>, english: string, marks: TranslationMarks) {
  const own = Object.entries(marks).filter(([, { by }]) => by !== null);
  if (own.length === 0) return document;
  const twins = twinsOf(document);
  const marked = own.map(([language, { mark, source }]) => {
    const madeFrom = isStale({ source }, english) && { madeFrom: source };
    return [language, { ...twins[language], mark, ...madeFrom }] as const;
  });
  return { ...document, translations: { ...twins, ...Object.fromEntries(marked) } };
}

/** What a document says of its translations, for comparing. */
function saidOf(document: Record<string, unknown>): string {
  const said = Object.entries(twinsOf(document)).filter(([, { mark }]) => mark);
  return JSON.stringify(said.map(([language, { mark, madeFrom }]) => [language, mark, madeFrom]).sort());
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

/** Copies a file that was uploaded at the desk, also a private one; its path is the same in every database. */
async function takeFile({ stored, rule }: NamedFile, { folder }: ContentFiles): Promise<void> {
  const bytes = await (rule.storage === 'public' ? findPublic(stored) : findPrivate(stored));
  if (bytes) await write(join(folder, storedFileName(stored)), bytes);
}

async function write(path: string, content: string | Uint8Array) {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, content);
}
