import type { z } from 'zod';
import type { FileRule } from './file-rule.schema.ts';
import { fieldsOf } from './record-fields.ts';

type Values = Record<string, unknown>;
/** A file that a document names. */
export type NamedFile = {
  /** Of the field: `['files', 0, 'filePath']`. */
  path: readonly PropertyKey[];
  rule: FileRule;
  /** Where it is stored, below the folder of its storage. */
  stored: string;
  /** Whether the site draws it from a text of the document, so that it need not be there. */
  isDrawn: boolean;
};

/** What a stored path consists of; no other one is looked for on the disk. */
const pathShape = /^[\w-][\w.-]*(?:\/[\w-][\w.-]*)+$/;

/** The rule of the field of that name, `filePath` or `files.filePath`; undefined if no file belongs there. */
export function findFileRule(schema: z.ZodObject, name: string): FileRule | undefined {
  const [first, ...rest] = name.split('.');
  const field = fieldsOf(schema).find((own) => own.name === first);
  if (rest.length === 0) return field?.file;
  return field?.child && findFileRule(field.child.row, rest.join('.'));
}

/** Whether records of this schema name files, at any depth. */
export const namesFiles = (schema: z.ZodObject): boolean =>
  fieldsOf(schema).some(({ file, child }) => file || (child && namesFiles(child.row)));

/** The files that a document names, which may be unfinished or wrong. */
export function listFiles(schema: z.ZodObject, document: Values): NamedFile[] {
  return fieldsOf(schema).flatMap(({ name, file, child }): NamedFile[] => {
    const value = document[name];
    if (child && Array.isArray(value))
      return value.flatMap((row, index) =>
        typeof row === 'object' && row !== null
          ? listFiles(child.row, row).map((found) => ({ ...found, path: [name, index, ...found.path] }))
          : [],
      );
    const stored = file && storedPath(file, value);
    if (!file || stored === undefined) return [];
    const isDrawn = Boolean(file.drawnFrom && document[file.drawnFrom]);
    return [{ path: [name], rule: file, stored, isDrawn }];
  });
}

function storedPath({ before }: FileRule, value: unknown): string | undefined {
  if (typeof value !== 'string' || (before && !value.startsWith(before))) return undefined;
  const stored = value.slice(before?.length ?? 0);
  return pathShape.test(stored) ? stored : undefined;
}
