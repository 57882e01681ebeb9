import { z } from 'zod';
import { unseenSign } from '#core/text/plain-text.ts';
import { defaultLanguage, languages } from '#locales/languages.ts';
import type { FileRule, GivenRule } from './file-rule.schema.ts';
import { fieldTexts as texts } from './records.messages.ts';

/** What the machines must know about a field beside its type. */
type Mark = {
  isTranslated?: boolean;
  isHtml?: boolean;
  isPicture?: boolean;
  file?: FileRule;
  isStructured?: boolean;
  isCondition?: boolean;
  names?: string;
  child?: Child;
};
/** Children without a key are known by their place. */
type Child = { row: z.ZodObject; key?: string | undefined };
export type RecordField = { name: string; schema: z.ZodType } & Mark;

/** Zod's own registry rewrites the types of what it holds, which takes the compiler minutes for a schema in it. */
const marks = new WeakMap<object, Mark>();

/** A mark belongs to the copy, because many fields share a building block such as `line`. */
function mark<Field extends z.ZodType>(field: Field, as: Mark): Field {
  const own = field.clone();
  marks.set(own, as);
  return own;
}

/** A text that has a twin in each language. */
export const translated = <Field extends z.ZodType>(field: Field): Field => mark(field, { isTranslated: true });

/** HTML, which is translated and is stored clean. */
export const html = <Field extends z.ZodType>(field: Field): Field => mark(field, { isTranslated: true, isHtml: true });

/** The path of a public picture: `storage/gallery/lamp.svg`. */
export const picture = <Field extends z.ZodType>(field: Field): Field => mark(field, { isPicture: true });

/** The path of a public file that staff upload: `documents/calendar-2027-0f3c.pdf`, with `before` in front of it. */
export const publicFile = <Field extends z.ZodType>(field: Field, rule: GivenRule & { before?: 'storage/' }): Field =>
  mark(field, { file: { storage: 'public', folder: 'documents', ...rule } });

/** The path of a private file that staff upload, which the site gives to some only: `downloads/checklist-0f3c.pdf`. */
export const privateFile = <Field extends z.ZodType>(field: Field, rule: GivenRule & { folder: string }): Field =>
  mark(field, { file: { storage: 'private', ...rule } });

/** A value with parts of its own that people write as JSON, such as the facts of an example. */
export const structured = <Field extends z.ZodType>(field: Field): Field => mark(field, { isStructured: true });

/** A condition about the facts of products, which the desk edits as rows of facts. */
export const conditional = <Field extends z.ZodType>(field: Field): Field => mark(field, { isCondition: true });

/** The name of another record, or the names of several, by its kind. */
export const names = <Field extends z.ZodType>(kind: string, field: Field): Field => mark(field, { names: kind });

/** The document of a kind: its fields, and their translations by language. */
export function document<Shape extends z.ZodRawShape>(shape: Shape) {
  return z.strictObject({ ...shape, translations: translationsOf(shape) });
}

/** A child of a document; its id is that of its row, and missing when it is new or comes from a file. */
export function row<Shape extends z.ZodRawShape>(shape: Shape) {
  return z.strictObject({ ...shape, id: z.int32().positive().optional(), translations: translationsOf(shape) });
}

/** Children in their order, each with its own key if it has one. */
export function rows<Row extends z.ZodObject>(child: Row, key?: keyof z.output<Row> & string) {
  const list = z
    .array(child)
    .max(500, texts.tooMany)
    .superRefine((entries, context) => {
      if (!key) return;
      const keys = entries.map((entry: z.output<Row>) => String(entry[key]));
      noneTwice(keys, context);
    })
    .default([]);
  return mark(list, { child: { row: child, key } });
}

/** For `superRefine`: no name stands twice in a list. */
export function noneTwice(keys: readonly string[], context: z.RefinementCtx): void {
  for (const [index, key] of keys.entries())
    if (keys.indexOf(key) < index) context.addIssue({ code: 'custom', path: [index], message: texts.twice });
}

const translationCodes = languages.map(({ code }) => code as string).filter((code) => code !== defaultLanguage);

/** What is not translated is missing: neither an empty text nor a language without texts is stored. */
function translationsOf(shape: z.ZodRawShape) {
  const twin = z.string().trim().max(300_000).refine(isVisible, unseenMessage).optional();
  const names = Object.entries(shape).flatMap(([name, field]) => (marks.get(field)?.isTranslated ? [name] : []));
  const fields = z.strictObject(Object.fromEntries(names.map((name) => [name, twin])));
  return z
    .record(z.string(), fields)
    .superRefine((byLanguage, context) => {
      for (const code of Object.keys(byLanguage))
        if (!translationCodes.includes(code))
          context.addIssue({ code: 'custom', path: [code], message: texts.noLanguage });
    })
    .default({})
    .transform((byLanguage) => {
      const filled = Object.entries(byLanguage).map(([language, fields]) => {
        return [language, Object.fromEntries(Object.entries(fields).filter(isFilled))] as const;
      });
      return Object.fromEntries(filled.filter(([, fields]) => Object.keys(fields).length > 0));
    });
}

const isFilled = (entry: [string, string | undefined]): entry is [string, string] => Boolean(entry[1]);

const unseenMessage = texts.unseen;
const isVisible = (text: string) => !unseenSign.test(text);

/** Whether a value has such a sign anywhere, also in the names of its fields. */
export function hasUnseen(value: unknown): boolean {
  if (typeof value === 'string') return !isVisible(value);
  return typeof value === 'object' && value !== null && Object.entries(value).flat().some(hasUnseen);
}

const textOf = (most: number) =>
  z
    .string({ error: ({ input }) => (input === undefined || input === null ? texts.missing : texts.notText) })
    .trim()
    .min(1, texts.empty)
    .max(most, texts.tooLong)
    .refine(isVisible, unseenMessage);

/**
 * Building blocks: a text of one line or a few, a long one, a day. PostgreSQL refuses more than 2,704 bytes in an index,
 * in which names and headings stand, and a letter has up to 4.
 */
export const line = textOf(600);
export const prose = textOf(300_000);
export const day = z.iso.date(texts.noDate);

/** The path of a public file in a field whose `before` is `storage/`, in signs that lead out of no folder. */
export const publicPath = line.regex(/^storage(?:\/[\w-][\w.-]*)+$/, texts.notPublicFile);

/** A field that may be empty, which is null. */
export function maybe<Field extends z.ZodType>(field: Field) {
  const isEmpty = (value: unknown) => value === undefined || (typeof value === 'string' && value.trim() === '');
  return z.preprocess((value) => (isEmpty(value) ? null : value), field.nullable());
}

export const seo = () => ({
  seoTitle: translated(maybe(line)),
  seoDescription: translated(maybe(line)),
  seoKeywords: translated(maybe(line)),
});

/** A list of records asks for them thousands of times, and a schema does not change. */
const fields = new WeakMap<z.ZodObject, readonly RecordField[]>();

/** The fields of a document or child but `id` and `translations`, in the order of its schema. */
export function fieldsOf(schema: z.ZodObject): readonly RecordField[] {
  const known = fields.get(schema) ?? listFields(schema);
  fields.set(schema, known);
  return known;
}

function listFields(schema: z.ZodObject): RecordField[] {
  return Object.entries(schema.shape)
    .filter(([name]) => name !== 'id' && name !== 'translations')
    .map(([name, field]) => ({ name, schema: field as z.ZodType, ...marks.get(field) }));
}

/** The schema below all that only says what happens to an empty value. */
export function innerOf(field: z.ZodType): z.ZodType {
  if (field instanceof z.ZodPipe)
    return innerOf((field.in instanceof z.ZodTransform ? field.out : field.in) as z.ZodType);
  if (field instanceof z.ZodNullable || field instanceof z.ZodOptional || field instanceof z.ZodDefault)
    return innerOf(field.unwrap() as z.ZodType);
  return field;
}
