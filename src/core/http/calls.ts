import type { z } from 'zod';
import type { DocumentKind } from '#core/files/document-kinds.ts';
import type { FileLimit } from './file-limit.ts';
import type { Limit } from './rate-limit.server.ts';

export type CallName = `${'GET' | 'POST' | 'PUT' | 'DELETE'} /${string}`;

/**
 * One call of the site, described in `<noun>.calls.ts`. The server's route, the reference at `/docs` and the
 * browser's `call(…)` all follow from it.
 */
export type CallShape = {
  summary: string;
  description?: string;
  /** The group of the call in the reference. */
  tag: string;
  /** The `{…}` parts of the path. */
  params?: z.ZodObject;
  query?: z.ZodObject;
  /** The body, sent as JSON unless `body` names another encoding. */
  input?: z.ZodType;
  /** `form` is a small form without files; a `multipart` form is streamed and may contain one file. */
  body?: 'form' | 'multipart';
  /**
   * The field of a multipart form that takes the file, and the folder of private storage in which it is stored. Any
   * file is accepted, and the handler is told if its content does not match its name, unless `only` says which kinds of
   * document are accepted and what is answered under the field to any other file.
   */
  file?: {
    field: string;
    folder: string;
    only?: { kinds: readonly DocumentKind[]; refusal: string };
    /** The largest size in megabytes; 10 by default. */
    megabytes?: FileLimit;
  };
  /** Browsers may post this form without script: they get a small page instead of JSON. */
  plainForm?: true;
  /** The JSON of a 200, or `'file'` if the call sends a file. */
  answer: z.ZodType<object, object> | 'file';
  /** What a 200 means. */
  answers: string;
  /** Refusals that do not follow from the rest of this entry: a 404, or a 422 or 429 for an unusual reason. */
  refuses?: Partial<Record<404 | 422 | 429, string>>;
  /** Only for clients who are logged in; `fullClient` means with a password, not with the code for a brochure. */
  who?: 'client' | 'fullClient';
  /** How often one network address may make the call; calls whose limits have the same name share one limit. */
  limit?: Limit & { name: string };
  /** The answer is meant for one caller at one moment, so no cache stores it. */
  neverStored?: true;
  /** The address contains a token that grants access, so it is kept out of logs, and its answer out of caches. */
  secret?: true;
  /** What the call does, in the words of the security log, which has a line for each time that it is done or refused. */
  securityEvent?: string;
};

/** The calls of one feature, by method and path: `'GET /products/{slug}'`. */
export type Calls = Readonly<Record<CallName, CallShape>>;

/** Whether no cache may store the answers of a call. */
export function isNeverStored({ neverStored, secret, who }: CallShape): boolean {
  return Boolean(neverStored || secret || who);
}
