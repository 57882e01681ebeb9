import type { z } from 'zod';
import type { FileRule } from '#features/records/file-rule.schema.ts';
import { fieldsOf, innerOf, type RecordField } from '#features/records/record-fields.ts';

/** How a field is drawn. `fixed` is what nobody edits here and what is kept as it is. */
type FieldType =
  | 'line'
  | 'text'
  | 'html'
  | 'day'
  | 'number'
  | 'check'
  | 'choice'
  | 'reference'
  | 'references'
  | 'picture'
  | 'file'
  | 'lines'
  | 'rows'
  | 'group'
  | 'structured'
  | 'condition'
  | 'fixed';

export type Field = {
  name: string;
  type: FieldType;
  /** It must be filled in before the record can be published. */
  isNeeded: boolean;
  isTranslated: boolean;
  /** The value of a field that somebody has emptied; undefined leaves it out of the document. */
  empty: '' | null | undefined;
  options: readonly string[];
  /** The kind of the records that it names. */
  names: string | undefined;
  /** What may be uploaded for it. */
  file: FileRule | undefined;
  /** The fields of each row, or of the group. */
  fields: readonly Field[];
  /** The field by which a row is recognised. */
  title: string | undefined;
};

/** A text of so many letters is written in one line. */
const lineLength = 5_000;
/** A shorter text has one line, whatever it is called. */
const shortLength = 200;
const proseNames = /^(?:description|seoDescription|summary|note|source|address|text|lead|notFor|reason)$/;

/**
 * The fields of a form, as the marks and the types of the document say.
 *
 * @param elsewhere the names of those that have a screen of their own
 */
export function describeFields(schema: z.ZodObject, elsewhere: readonly string[] = []): Field[] {
  const fields = fieldsOf(schema)
    .filter(({ name }) => !elsewhere.includes(name))
    .map(describeField);
  // The address follows from the name, so it stands below it.
  const slug = fields.find(({ name }) => name === 'slug');
  const named = fields.find(isName);
  if (!slug || !named) return fields;
  return fields.flatMap((field) => (field === slug ? [named, slug] : field === named ? [] : [field]));
}

const isName = ({ type, isTranslated }: Field) => type === 'line' && isTranslated;

function describeField(given: RecordField): Field {
  const { name, schema, child, isTranslated = false } = given;
  const inner = innerOf(schema);
  const type = typeOf(given, inner);
  const row = child?.row ?? rowOf(inner);
  const fields = row ? describeFields(row) : [];
  const isNeeded = !schema.safeParse(undefined).success;
  return {
    name,
    type,
    isNeeded,
    isTranslated,
    empty: emptyOf(schema, type, isNeeded),
    options: type === 'choice' ? (inner as z.ZodEnum).options.map(String) : [],
    names: given.names,
    file: given.file,
    fields,
    title: (fields.find(isName) ?? fields.find((field) => ['line', 'text', 'reference'].includes(field.type)))?.name,
  };
}

function typeOf(
  { name, isHtml, isPicture, file, isStructured, isCondition, names, child }: RecordField,
  inner: z.ZodType,
): FieldType {
  const { type } = inner.def;
  if (child) return 'rows';
  if (names) return type === 'array' ? 'references' : 'reference';
  if (isHtml) return 'html';
  if (isPicture) return 'picture';
  if (file) return 'file';
  if (isStructured) return 'structured';
  if (isCondition) return 'condition';
  if (type === 'number') return 'number';
  if (type === 'boolean') return 'check';
  if (type === 'enum') return 'choice';
  if (type === 'object') return 'group';
  if (type === 'array') return rowOf(inner) ? 'rows' : 'lines';
  if (type !== 'string') return 'fixed';
  const { format, maxLength } = inner as z.ZodString;
  if (format === 'date') return 'day';
  const most = maxLength ?? Number.POSITIVE_INFINITY;
  if (most <= shortLength) return 'line';
  return (maxLength ?? 0) > lineLength || proseNames.test(name) ? 'text' : 'line';
}

/** The schema of the rows or of the group, if it is one. */
function rowOf(inner: z.ZodType): z.ZodObject | undefined {
  const held = inner.def.type === 'array' ? innerOf((inner as z.ZodArray).element as z.ZodType) : inner;
  return held.def.type === 'object' ? (held as z.ZodObject) : undefined;
}

function emptyOf(schema: z.ZodType, type: FieldType, isNeeded: boolean): Field['empty'] {
  if (type === 'number' || type === 'group' || type === 'structured' || type === 'condition')
    return schema.safeParse(null).success || isNeeded ? null : undefined;
  return isNeeded || schema.safeParse('').success ? '' : undefined;
}

/** A document or row that nobody has filled in yet: what is not needed is left out. */
export function emptyRow(fields: readonly Field[]): Record<string, unknown> {
  return Object.fromEntries(
    fields.flatMap(({ name, type, fields, isNeeded }): [string, unknown][] => {
      if (type === 'check') return [[name, false]];
      if (type === 'rows' || type === 'lines' || type === 'references') return [[name, []]];
      return type === 'group' && isNeeded ? [[name, emptyRow(fields)]] : [];
    }),
  );
}
