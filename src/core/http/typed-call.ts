import type { z } from 'zod';
import type { CallShape } from './call.ts';

/*
 * What a browser sends with a call and what it gets, inferred from the tables of the features. Types only, so they
 * bring no schema into the browser.
 */

/** The calls of a table that answer with JSON; files are fetched through links. */
export type JsonCallName<Table> = {
  [Name in keyof Table]: Table[Name] extends { answer: z.ZodType } ? Name : never;
}[keyof Table];

/** Those of them whose answers wait for others who write. */
export type WritingCallName<Table> = {
  [Name in JsonCallName<Table>]: Table[Name] extends { writesContent?: infer Writes }
    ? Given<Writes> extends true
      ? Name
      : never
    : never;
}[JsonCallName<Table>];

/** What a call answers. */
export type AnswerOf<Shape extends CallShape> = Shape['answer'] extends z.ZodType ? z.output<Shape['answer']> : never;

/** What is sent with a call: the `params` of its path, its `query`, and its body as `input` (JSON) or `form`. */
export type RequestOf<Shape extends CallShape> = Params<Shape> & Query<Shape> & Body<Shape>;

type Params<Shape extends CallShape> =
  Given<Shape['params']> extends infer Schema extends z.ZodType ? { params: z.input<Schema> } : object;
type Query<Shape extends CallShape> =
  Given<Shape['query']> extends infer Schema extends z.ZodObject
    ? { query?: { [Name in keyof Schema['shape']]?: string | number } }
    : object;
type File<Shape extends CallShape> =
  Given<Shape['file']> extends { field: infer Field extends string }
    ? { [Name in Field]?: Blob | null | undefined }
    : object;
type Body<Shape extends CallShape> =
  Given<Shape['input']> extends infer Schema extends z.ZodType
    ? Given<Shape['body']> extends 'form' | 'multipart'
      ? { form: z.input<Schema> & File<Shape> }
      : { input: z.input<Schema> }
    : object;

/** What an entry names, or `undefined` if it names nothing. */
type Given<Part> = [NonNullable<Part>] extends [never] ? undefined : NonNullable<Part>;
