import { z } from 'zod';
import { camelCase } from '#core/content/content-fields.ts';
import type { ContentFiles } from '#core/content/content-files.server.ts';
import type { FileDocument } from './file-document.ts';
import { snakeCase } from './yaml-documents.server.ts';

type Entry = Record<string, unknown>;

/** The rows of a list as documents: `effective_date` is the field `effectiveDate`, and `yes` and `no` are what they say. */
export async function csvDocuments(
  files: ContentFiles,
  file: string,
  {
    renamed = {},
    also = (document) => document,
  }: {
    /** The fields that have another name in the list, by the names in the document. */
    renamed?: Record<string, string>;
    /** Makes the document of the fields. */
    also?: (document: Entry) => Entry;
  } = {},
): Promise<FileDocument[]> {
  const names = new Map(Object.entries(renamed).map(([field, name]) => [name, field]));
  const rows = await files.csv(file, z.record(z.string(), z.string()));
  return rows.map(({ file: _, line, ...row }) => {
    const fields = Object.entries(row).map(([name, cell]) => [names.get(name) ?? camelCase(name), cellValue(cell)]);
    return {
      document: also(Object.fromEntries(fields)),
      placeOf: (path) => ({
        file,
        line: Number(line),
        name: path.map((part) => renamed[String(part)] ?? snakeCase(part)).join('.'),
      }),
    };
  });
}

const cellValue = (cell: string) => (cell === 'yes' || cell === 'no' ? cell === 'yes' : cell);
