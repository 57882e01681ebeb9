import type { Context } from 'hono';
import type { ZodError, z } from 'zod';
import type { DocumentKind } from '#core/files/document-kinds.ts';
import type { Subject } from '#core/log-security-event.server.ts';
import type { ServerText } from '#core/text/messages.server.ts';
import type { LanguageCode } from '#locales/languages.ts';
import type { Caller } from './caller.server.ts';
import type { FileLimit } from './multipart/file-limit.ts';
import type { Multipart } from './multipart/multipart.server.ts';
import type { Limit } from './rate-limit.server.ts';

/** What the server sets on each call before it reaches a feature. */
export type CallEnv = {
  Variables: {
    language: LanguageCode;
    requestId: string;
    subject?: Subject;
    /** Whoever the audience of the call has recognized. */
    actor?: unknown;
    /** The call itself tells the security log what becomes of it. */
    isWatched?: true;
  };
};

/** Callers of one kind, by what lets the server recognize them. */
export type Audience<Actor = unknown> = {
  /** @throws Refusal 401 or 403 */
  authenticate: (c: Context<CallEnv>) => Promise<Actor>;
  /**
   * Checks that the caller has proven who they are within so many minutes; absent if such callers cannot.
   * @throws Refusal 403
   */
  assertProven?(actor: Actor, minutes: number): void;
  /** Why a caller is refused, for the reference. */
  refuses: Partial<Record<401 | 403, string>>;
};

/**
 * The path of the page that shows what is wrong with a form, null if there is none for what was sent.
 * @param language that of the page with the form
 */
export type FaultPage = (sent: Record<string, unknown>, language: LanguageCode) => Promise<string | null>;

/** The audiences of a door by the names that its calls use. */
export type Audiences = Readonly<Record<string, Audience>>;

type Entry<Who, Answer, Input, Params, Query, Body, File, Writes> = {
  summary: string;
  description?: string;
  /** The group of the call in the reference. */
  tag: string;
  /** How often one network address may make the call; calls whose limits have the same name share one limit. */
  limit?: Limit & { name: string };
  /** The audience that may make the call; everybody may unless it is given. */
  who?: Who;
  /** The minutes within which the caller must have proven anew who they are. */
  proof?: number;
  /** The `{…}` parts of the path. */
  params?: Params;
  query?: Query;
  /** The body, sent as JSON unless `body` names another encoding. */
  input?: Input;
  /** The largest body in kilobytes, where that is less than what the door takes. */
  kilobytes?: number;
  /** `form` is a small form without files; a `multipart` form is streamed and may contain one file. */
  body?: Body;
  file?: File;
  /** Finds what else is wrong with an input that its schema refuses, to report all errors at once. */
  check?: Check;
  /** Mail programs and pages of other sites may send it; the token in its address is all that it needs. */
  fromAnywhere?: true;
  /**
   * Browsers may post this form without script: they get a small page instead of JSON. A function says which page of ours
   * shows the faults of what was sent at its fields.
   */
  plainForm?: true | FaultPage;
  /** The JSON of a 200, or `'file'` if the call sends a file. */
  answer: Answer;
  /** What a 200 means. */
  answers: string;
  /** Refusals that do not follow from the rest of this entry: a 404, or a 422 or 429 for an unusual reason. */
  refuses?: Partial<Record<404 | 409 | 422 | 429, string>>;
  /** It reads as much as a page before it answers, so it waits for its turn like the calls by GET. */
  waits?: true;
  /** It writes public content, if only to see what would follow. Writers take turns, so its answer may take longer. */
  writesContent?: Writes;
  /** The answer is meant for one caller at one moment, so no cache stores it. */
  neverStored?: true;
  /** The address contains a token that grants access, so it is kept out of logs, and its answer out of caches. */
  secret?: true;
  /** What the call does, in the words of the security log, which has a line for each time that it is done or refused. */
  securityEvent?: string;
  /** Why it leaves no line in the audit log although it may change something; only for doors that have such a log. */
  unaudited?: string;
};

/**
 * The field of a multipart form that takes the file, and the folder of private storage in which it is stored. Any
 * file is accepted, and the handler is told if its content does not match its name, unless `only` says which kinds of
 * document are accepted and what is answered under the field to any other file.
 */
export type FileShape = {
  field: string;
  folder: string;
  only?: { kinds: readonly DocumentKind[]; refusal: string };
  /** The largest size in megabytes; 10 by default. */
  megabytes?: FileLimit;
};

/** A check that a schema cannot make. */
export type Check = (sent: unknown) => readonly ZodError['issues'][number][];

type AnswerShape = z.ZodType<object, object> | 'file';
type BodyShape = 'form' | 'multipart';

/** What a handler receives once the call has passed its limit, the caller is known and the input is valid. */
type Received<Actor, Input, Params, Query, Body> = {
  input: Parsed<Input>;
  params: Parsed<Params>;
  query: Parsed<Query>;
  actor: Actor;
  upload: Body extends 'multipart' ? Omit<Multipart, 'fields'> : undefined;
  caller: Caller;
  language: LanguageCode;
  /** Translates a text of a `*.messages.ts` file into the caller's language. */
  say: (text: ServerText) => string;
  /** For cookies and headers; everything else is named above. */
  c: Context<CallEnv>;
};

type Parsed<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined;
type Answered<Answer> = Answer extends z.ZodType ? z.input<Answer> : Response;

/**
 * One call as its entry in `<noun>.api.ts` describes it. The server's route, the reference of its door and the
 * browser's `call(…)` all follow from it.
 */
export type CallShape<Who extends string = string> = Entry<
  Who | undefined,
  AnswerShape,
  z.ZodType | undefined,
  z.ZodObject | undefined,
  z.ZodObject | undefined,
  BodyShape | undefined,
  FileShape | undefined,
  true | undefined
>;

/** A call with its handler, whose types `callsFor` has checked. */
export type Call<Who extends string = string> = CallShape<Who> & Handled;
type Handled = { handle: (received: never) => object | Promise<object> };

type CallName = `${'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'} /${string}`;

/** The calls of a feature, by method and path: `'GET /products/{slug}'`. */
export type Calls<Who extends string = string> = Readonly<Record<CallName, Call<Who>>>;

/**
 * Returns the function that declares a call for these audiences. What the handler receives, and what it must answer,
 * follow from the entry in which it stands.
 */
export function callsFor<Named extends Audiences>(_audiences: Named) {
  return <
    Answer extends AnswerShape,
    Input extends z.ZodType | undefined = undefined,
    Params extends z.ZodObject | undefined = undefined,
    Query extends z.ZodObject | undefined = undefined,
    Who extends (keyof Named & string) | undefined = undefined,
    Body extends BodyShape | undefined = undefined,
    const File extends FileShape | undefined = undefined,
    Writes extends true | undefined = undefined,
  >(
    entry: Entry<Who, Answer, Input, Params, Query, Body, File, Writes> & {
      handle: (
        received: Received<
          Who extends keyof Named ? Awaited<ReturnType<Named[Who]['authenticate']>> : undefined,
          Input,
          Params,
          Query,
          Body
        >,
      ) => Answered<Answer> | Promise<Answered<Answer>>;
    },
    // A table of calls must not add to what the entry says.
  ): NoInfer<Entry<Who, Answer, Input, Params, Query, Body, File, Writes>> & Handled => entry;
}

/** Whether no cache may store the answers of a call. */
export function isNeverStored({ neverStored, secret, who }: CallShape): boolean {
  return Boolean(neverStored || secret || who);
}
