import type { Context } from 'hono';
import type { ZodError, z } from 'zod';
import type { CallEnv } from '#core/http/call-env.ts';
import type { Caller } from '#core/http/caller.server.ts';
import type { CallName, CallShape, Calls } from '#core/http/calls.ts';
import type { Multipart } from '#core/http/multipart.server.ts';
import type { LanguageCode } from '#locales/languages.ts';
import type { Actor, FullActor } from './accounts/actor.ts';

type Part<Shape, Name extends 'input' | 'params' | 'query'> = Shape extends {
  [Key in Name]: infer Schema extends z.ZodType;
}
  ? z.output<Schema>
  : undefined;

/** What a handler receives once the call has passed its limit, the caller is known and the input is valid. */
type Received<Shape extends CallShape> = {
  input: Part<Shape, 'input'>;
  params: Part<Shape, 'params'>;
  query: Part<Shape, 'query'>;
  actor: Shape extends { who: 'fullClient' } ? FullActor : Shape extends { who: 'client' } ? Actor : undefined;
  upload: Shape extends { body: 'multipart' } ? Omit<Multipart, 'fields'> : undefined;
  caller: Caller;
  language: LanguageCode;
  /** Translates a text of a `*.messages.ts` file into the caller's language. */
  say: (text: string) => string;
  /** For cookies and headers; everything else is named above. */
  c: Context<CallEnv>;
};

type Answered<Shape extends CallShape> =
  Shape['answer'] extends z.ZodType<object, infer Sent extends object> ? Sent : Response;

type Handlers<Table extends Calls> = {
  [Name in keyof Table & CallName]: (
    received: Received<Table[Name]>,
  ) => Promise<Answered<Table[Name]>> | Answered<Table[Name]>;
};

/** A check that a schema cannot make. It runs only when the schema refuses the input, to report all errors at once. */
export type Check = (sent: unknown) => readonly ZodError['issues'][number][];

/** The calls of a feature with the handlers that answer them. */
export type Api = {
  calls: Calls;
  handlers: Record<string, (received: never) => object | Promise<object>>;
  checks: { [name: string]: Check | undefined };
};

/**
 * Gives each call of a table its handler. A handler that is missing, or whose answer has another shape, does not compile.
 * @param checks keyed by the name of the call
 */
export function defineApi<Table extends Calls>(
  calls: Table,
  handlers: Handlers<Table>,
  checks: { [Name in keyof Table]?: Check } = {},
): Api {
  return { calls, handlers, checks };
}
