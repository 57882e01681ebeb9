import type { Context } from 'hono';
import { bodyOf, entryHeaders, fitEntry, type PageEntry, readPageEntry } from '#core/page-cache/page-entry.ts';

/** Sends a cached entry, or an answer that has just been rendered, in the encoding that suits the caller. */
export async function sendEntry(c: Context, made: PageEntry | Response): Promise<Response> {
  const entry = made instanceof Response ? await readPageEntry(made) : made;
  const { encoding, isUnchanged } = fitEntry(entry, c.req.header('accept-encoding'), c.req.header('if-none-match'));
  // A copy that is still valid needs no body, which would have to be made for the encodings that are not stored.
  const whole = isUnchanged ? Buffer.alloc(0) : await bodyOf(entry, encoding);
  const headers = entryHeaders(entry, encoding, whole.length);
  if (isUnchanged) {
    const { 'content-length': _length, 'content-encoding': _encoding, ...rest } = headers;
    return new Response(null, { status: 304, headers: rest });
  }
  const hasBody = c.req.method !== 'HEAD' && ![204, 301, 302, 303, 307, 308].includes(entry.status);
  const body = hasBody ? (whole as Uint8Array<ArrayBuffer>) : null;
  return new Response(body, { status: entry.status, headers });
}
