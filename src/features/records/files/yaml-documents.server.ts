import { z } from 'zod';
import { camelCase } from '#core/content/content-fields.ts';
import type { ContentFiles } from '#core/content/content-files.server.ts';
import type { FileDocument } from './file-document.ts';

type Entry = Record<string, unknown>;
const entry = z.record(z.string(), z.unknown());
const entries = z.array(entry);

type Reading = {
  /** The fields that have another name in the file, by the names in the document: `{ imagePath: 'image' }`. */
  renamed?: Record<string, string>;
  /** The lists of a file that has several; the document is made from the first one. */
  lists?: readonly string[];
  /** The fields that follow from the others in files, such as a slug that is made of the name. */
  also?: (document: Entry) => Entry;
};

/** The entries of a YAML list as documents: `image_alt` is the field `imageAlt`. */
export async function yamlDocuments(
  files: ContentFiles,
  file: string,
  { renamed = {}, lists = [], also }: Reading = {},
): Promise<FileDocument[]> {
  const [list] = lists;
  const { value, lineOf } = await files.yamlWithLines(file, list ? inFileOf(list, lists, entries) : entries);
  const inFile = (name: PropertyKey) => renamed[String(name)] ?? snakeCase(name);
  return value.map((given, index) => {
    const document = fromYaml(given, renamed);
    return {
      document: { ...also?.(document), ...document },
      placeOf: (path) => {
        const own = path.map(inFile);
        return { file, line: lineOf([...(list ? [list] : []), index, ...own]), name: own.join('.') };
      },
    };
  });
}

/** A list whose name is misspelt must not look like one from which all has been removed. */
const inFileOf = <Value>(name: string, names: readonly string[], own: z.ZodType<Value>) =>
  z.strictObject(Object.fromEntries(names.map((other) => [other, z.unknown()]))).transform((file, context) => {
    const read = own.safeParse(file[name]);
    if (read.success) return read.data;
    for (const { path, message } of read.error.issues)
      context.addIssue({ code: 'custom', path: [name, ...path], message });
    return z.NEVER;
  });

/** What stands in a YAML file as the document of a record that exists once: the whole of it, or the first of its parts. */
export async function yamlDocument(
  files: ContentFiles,
  file: string,
  { parts = [], documentOf }: { parts?: readonly string[]; documentOf: (value: unknown) => Entry },
): Promise<FileDocument[]> {
  const [part] = parts;
  const schema: z.ZodType<unknown> = part ? inFileOf(part, parts, z.unknown()) : entry;
  const { value, lineOf } = await files.yamlWithLines(
    file,
    schema.transform((own) => (own === undefined ? [] : [own])),
  );
  return value.map((own) => ({
    document: documentOf(own),
    placeOf: (path) => {
      const place = path.map(snakeCase);
      return { file, line: lineOf(part ? [part, ...place] : place), name: place.join('.') };
    },
  }));
}

/** The fields of an entry under the names that they have in a document. */
export function fromYaml(given: Entry, renamed: Record<string, string> = {}): Entry {
  const names = new Map(Object.entries(renamed).map(([field, name]) => [name, field]));
  return Object.fromEntries(
    Object.entries(given).map(([name, value]) => [names.get(name) ?? camelCase(name), camelCased(value)]),
  );
}

function camelCased(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(camelCased);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [camelCase(name), camelCased(inner)]));
}

/** The name of a field in a file; the codes of languages stay as they are: `zh-Hans`. */
export function snakeCase(name: PropertyKey): PropertyKey {
  if (typeof name !== 'string' || name.includes('-')) return name;
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
