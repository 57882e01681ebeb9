import { z } from 'zod';
import { shortLine } from '#core/text/plain-text.ts';
import { longestPath, pagePath } from '#features/records/redirects/redirect-path.ts';
import { redirectTexts as texts } from './redirects.messages.ts';

export const redirectsPageSize = 50;

/** An address as people copy it: capitals and a slash at its end make no difference. */
const path = z
  .string({ error: texts.path })
  .max(2_000, texts.path)
  .transform((given) =>
    given
      .trim()
      .toLowerCase()
      .replace(/(?<=[^/])\/$/, ''),
  )
  .superRefine((given, context) => {
    const message = /^[a-z][a-z+.-]*:|^\/\/|\\/.test(given) ? texts.foreign : texts.path;
    const isPath = given.length <= longestPath && pagePath.test(given) && !given.endsWith('.data');
    if (!isPath) context.addIssue({ code: 'custom', message });
  });

/** `GET /redirects`: the filters as they stand in the address of the list. */
export const redirectsQuery = z.object({
  /** A part of the old address or of the new one. */
  q: z
    .string()
    .transform((words) => shortLine(words, 200))
    .optional(),
  made: z.enum(['by-hand', 'by-record']).optional(),
  sort: z.enum(['newest', 'from', 'hits']).default('newest'),
  page: z.coerce.number().int().min(1).max(10_000).default(1),
});
export type RedirectsQuery = z.output<typeof redirectsQuery>;

const redirect = z.object({
  from: z.string(),
  to: z.string(),
  /** The record that stood there; null for what staff have entered. */
  record: z.object({ kind: z.string(), id: z.string() }).nullable(),
  /** How often it was asked; what lies in the cache of pages is not counted. */
  hits: z.int(),
  lastHitAt: z.iso.datetime().nullable(),
  madeBy: z.string().nullable(),
  madeAt: z.iso.datetime(),
});
export type RedirectRow = z.output<typeof redirect>;

export const redirectsAnswer = z.object({ rows: z.array(redirect), total: z.int(), perPage: z.int() });

/** `POST /redirects` */
export const redirectInput = z.strictObject({ from: path, to: path });
export type RedirectInput = z.output<typeof redirectInput>;

/** `PUT /redirects`: `was` is where it has led until now. */
export const changeInput = redirectInput.extend({
  from: z.string().max(longestPath),
  was: z.string().max(longestPath),
});
export type ChangeInput = z.output<typeof changeInput>;

/** `DELETE /redirects` */
export const redirectName = z.object({ from: z.string().max(longestPath) });
