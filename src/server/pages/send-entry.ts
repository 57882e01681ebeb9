import type { Context } from 'hono';
import { chooseEncoding, entryHeaders, isFresh, type PageEntry, readPageEntry } from '#core/page-cache/page-entry.ts';

/** Answers with a kept entry, or with an answer made just now, in the best encoding; 304 where the caller has it. */
export async function sendEntry(c: Context, made: PageEntry | Response): Promise<Response> {
  const entry = made instanceof Response ? await readPageEntry(made) : made;
  const encoding = chooseEncoding(c.req.header('accept-encoding'));
  const headers = entryHeaders(entry, encoding);
  if (isFresh(entry, c.req.header('if-none-match'))) {
    const { 'content-length': _length, 'content-encoding': _encoding, ...rest } = headers;
    return new Response(null, { status: 304, headers: rest });
  }
  const hasBody = c.req.method !== 'HEAD' && ![204, 301, 302, 303, 307, 308].includes(entry.status);
  const body = hasBody ? new Uint8Array(entry.bodies[encoding]) : null;
  return new Response(body, { status: entry.status, headers });
}
