import sharp from 'sharp';
import type { z } from 'zod';
import type { Problem } from '#core/content/content-error.ts';
import { reportRepeats } from '#core/content/repeats.ts';
import type { PgTable } from '#core/drizzle-pg.ts';
import type { ContentReading, ContentSource } from '#db/content/content-source.server.ts';
import { type PublicFile, picturePath, readPictures, storePictures } from '#db/content/sync-pictures.server.ts';
import type { RecordKind } from './define-record.server.ts';
import type { FileDocument, Place } from './files/file-document.ts';
import { withExported } from './files/read-exported.server.ts';
import { readFiles } from './files/read-files.server.ts';
import { type FileRecord, importRecords, keyOf } from './import-records.server.ts';
import { mapFields } from './map-fields.ts';
import { mapReferences } from './map-references.ts';
import { addFileTexts } from './translations/add-file-texts.ts';
import { takeFileMarks } from './translations/take-file-marks.ts';

type ReadRecords<Document> = {
  /** By which other files may name them, also those that have mistakes. */
  keys: ReadonlySet<string>;
  /** The same documents, unchecked. */
  given: Record<string, unknown>[];
  records: FileRecord<Document>[];
  /** Writes the files that belong to them into the stores. */
  files: { pictures: PublicFile[]; stores: (() => Promise<void>)[] };
};

/** The files of a kind; writing them returns the ids of the records by the files' key. */
export type RecordContent<Schema extends z.ZodObject = z.ZodObject> = ContentSource<
  ReadRecords<z.output<Schema>>,
  Map<string, number>
> & { table: PgTable };

type Given<Schema extends z.ZodObject> = {
  /** The files of the records that these may name. */
  needs?: readonly Pick<RecordContent, 'read' | 'write' | 'table'>[];
  /** How the files write what is HTML in the document, unless a document says otherwise. */
  texts?: 'html' | 'markdown';
  documents: (reading: ContentReading) => Promise<FileDocument[]>;
  /** Looks at all of them together, such as for a name that two of them claim. */
  check?: (found: readonly CheckedDocument<z.output<Schema>>[], reading: ContentReading) => Promise<void>;
};
/** A document that is right by itself; `report` says what is wrong with it beside others. */
export type CheckedDocument<Document> = { document: Document; report: Report };

/**
 * Declares how files become the documents of a kind. They are checked, cleaned and written as those of the desk are. What
 * `db:export` has written stands before them.
 */
export function contentOf<Schema extends z.ZodObject>(
  kind: RecordKind<Schema>,
  { needs = [], texts = 'html', documents, check }: Given<Schema>,
): RecordContent<Schema> {
  return {
    table: kind.table,
    async read(reading) {
      const own = (await documents(reading)).map((given) => ({ key: keyOf(kind, given.document), texts, ...given }));
      const found = await withExported(kind, own, reading.files);
      const { problems } = reading.files;
      reportRepeats(
        found.map(({ key, placeOf }) => ({ key, ...placeOf([kind.key]) })),
        ({ key }) => key,
        problems,
      );
      const keys = new Set(found.map(({ key }) => key));
      const others = new Map<PgTable, ReadonlySet<string>>([[kind.table, keys]]);
      for (const content of needs) others.set(content.table, (await reading.readBy(content)).keys);
      const catalogues = await reading.files.catalogues();
      const checked = await Promise.all(
        found.map(async (given, index) => {
          const { key, status, placeOf, position = index } = given;
          const report = reporterOf(given, problems);
          const { rest, marks } = takeFileMarks(given.document, report);
          const read = kind.record.document.safeParse(rest);
          for (const issue of read.error?.issues ?? [])
            if (issue.code !== 'unrecognized_keys') report(issue.path, issue.message);
            else for (const name of issue.keys) report([...issue.path, name], 'is not a field');
          if (!read.success) return [];
          reportUnknown(kind, read.data, others, report);
          const withPictures = await mapFields(kind.schema, read.data, 'isPicture', async (name) => picturePath(name));
          const clean = await mapFields(kind.schema, withPictures, 'isHtml', (text, path) => {
            const { file, line } = placeOf(path);
            return reading.clean[given.texts](file, line, text);
          });
          const document = addFileTexts(kind.schema, clean, catalogues);
          const row = { key, document, position, file: placeOf([]).file, marks, ...(status && { status }) };
          return [{ row, document, report }];
        }),
      );
      await check?.(checked.flat(), reading);
      const given = found.map(({ document }) => document);
      const files = await readFiles(reading.files, kind.schema, found);
      const stores = [...found.flatMap(({ store }) => store ?? []), ...files.stores];
      const made = found.flatMap((own) => own.pictures ?? []);
      const pictures = [...(await readAll(reading, kind, found)), ...files.pictures, ...made];
      return { keys, given, records: checked.flat().map(({ row }) => row), files: { pictures, stores } };
    },
    async write({ sync, writtenBy }, { records, files }) {
      for (const content of needs) await writtenBy(content);
      await storePictures(sync.report, files.pictures);
      for (const store of files.stores) await store();
      return importRecords(sync, kind, records);
    },
  };
}

type Report = (path: readonly PropertyKey[], reason: string) => void;

function reporterOf({ placeOf }: FileDocument, problems: Problem[]): Report {
  return (path, reason) => {
    const { file, line, name = path.join('.') } = placeOf(path);
    problems.push({ file, line, reason: name ? `${name}: ${reason}` : reason });
  };
}

function reportUnknown(kind: RecordKind, document: object, others: Map<PgTable, ReadonlySet<string>>, report: Report) {
  mapReferences(kind, document, (slug, to, path) => {
    const keys = others.get(to.table);
    if (keys && !keys.has(slug)) report(path, `there is no '${slug}'`);
    return slug;
  });
}

/** The pictures that the documents name, also those of documents with mistakes. */
async function readAll(
  { files }: ContentReading,
  { schema }: RecordKind,
  found: FileDocument[],
): Promise<PublicFile[]> {
  const places = new Map<string, Place>();
  for (const { document, placeOf } of found)
    await mapFields(schema, document, 'isPicture', async (name, path) => {
      places.set(name, placeOf(path));
      return name;
    });
  const pictures = await readPictures(files, [...places.keys()]);
  for (const [name, { file, line }] of places) {
    const bytes = pictures.find(({ path }) => picturePath(name) === `storage/${path}`)?.bytes;
    if (bytes && !(await isPicture(bytes)))
      files.problems.push({ file, line, reason: `the picture ${name} cannot be read` });
  }
  return pictures;
}

async function isPicture(bytes: Uint8Array): Promise<boolean> {
  return sharp(bytes)
    .metadata()
    .then(
      () => true,
      () => false,
    );
}
