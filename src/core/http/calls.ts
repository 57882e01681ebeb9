import type { z } from 'zod';
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
  /** `form` is a small form without files; a `multipart` form is streamed and may carry one file. */
  body?: 'form' | 'multipart';
  /**
   * The field of a multipart form that takes the file, the folder of private storage that keeps it, and whether a file
   * is refused whose content is not what its name says; without that, its handler is told.
   */
  file?: { field: string; folder: string; mustMatch?: true };
  /** Browsers may post this form without script: they get a small page instead of JSON. */
  plainForm?: true;
  /** The JSON of a 200, or `'file'` where the call sends a file. */
  answer: z.ZodType<object, object> | 'file';
  /** What a 200 means. */
  answers: string;
  /** Refusals that the rest of this entry does not tell: 404, or a 422 or 429 of another cause than usual. */
  refuses?: Partial<Record<404 | 422 | 429, string>>;
  /** Only clients who are logged in; `fullClient` means with their password, not by the code of a brochure. */
  who?: 'client' | 'fullClient';
  /** How often one network address may make the call; calls whose limit has the same name share it. */
  limit?: Limit & { name: string };
  /** The answer is meant for one caller at one moment, so no cache stores it. */
  neverStored?: true;
  /** The address holds a token that opens something: it stays out of logs, and its answer out of caches. */
  secret?: true;
};

/** The calls of one feature, by method and path: `'GET /products/{slug}'`. */
export type Calls = Readonly<Record<CallName, CallShape>>;

/** Whether no cache may store the answers of a call. */
export function isNeverStored({ neverStored, secret, who }: CallShape): boolean {
  return Boolean(neverStored || secret || who);
}
