import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

export type Encoding = 'br' | 'gzip' | 'identity';

/** A finished answer: bytes in three encodings and the headers that go with them. */
export type PageEntry = {
  readonly status: number;
  /** Without content-encoding, content-length, etag and vary, which depend on the encoding sent. */
  readonly headers: Readonly<Record<string, string>>;
  readonly etag: string;
  readonly bodies: Record<Encoding, Buffer>;
};

const compressible = /^(text\/|application\/(json|xml|manifest\+json|javascript)|image\/svg)/;
const fast = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
// Blocks of 64 KB separate the styles and scripts of a document from its text, which saves 50 to 100 bytes.
const small = { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGBLOCK]: 16 } };

/** Reads an answer to its end and makes an entry from it. */
export async function readPageEntry(response: Response): Promise<PageEntry> {
  const identity = Buffer.from(await response.arrayBuffer());
  const headers: Record<string, string> = {};
  for (const [name, value] of response.headers) {
    if (name !== 'content-length' && name !== 'etag' && name !== 'vary') headers[name] = value;
  }
  const type = headers['content-type'] ?? '';
  const etag = createHash('sha256').update(identity).digest('base64url').slice(0, 22);
  const isPlain = !compressible.test(type) || identity.length <= 512;
  const [br, zipped] = isPlain
    ? [identity, identity]
    : await Promise.all([compressBrotli(identity, fast), compressGzip(identity, { level: 6 })]);
  const bodies = { identity, gzip: zipped, br };
  return { status: response.status, headers, etag, bodies };
}

/** Compresses a cached entry as far as possible, which is worth the time only for pages that are served often. */
export async function shrinkPageEntry(entry: PageEntry): Promise<void> {
  const { bodies } = entry;
  if (bodies.br === bodies.identity) return;
  // One after the other, so that the other compression threads stay free for new pages.
  bodies.br = await compressBrotli(bodies.identity, small);
  bodies.gzip = await compressGzip(bodies.identity, { level: 9 });
}

/** The best encoding that an Accept-Encoding header allows. */
export function chooseEncoding(accepted: string | undefined): Encoding {
  if (!accepted) return 'identity';
  if (/\bbr\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/.test(accepted)) return 'br';
  if (/\bgzip\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/.test(accepted)) return 'gzip';
  return 'identity';
}

/** The headers of an entry sent in that encoding; each encoding has its own entity tag. */
export function entryHeaders(entry: PageEntry, encoding: Encoding): Record<string, string> {
  const body = entry.bodies[encoding];
  const encoded = body !== entry.bodies.identity;
  return {
    ...entry.headers,
    etag: encoded ? `"${entry.etag}-${encoding}"` : `"${entry.etag}"`,
    vary: 'Accept-Encoding',
    'content-length': String(body.length),
    ...(encoded && { 'content-encoding': encoding }),
  };
}

/** How to send an entry to a caller: the best encoding that it accepts, and whether its copy is still valid (304). */
export function fitEntry(entry: PageEntry, accepted: string | undefined, ifNoneMatch: string | undefined) {
  return { encoding: chooseEncoding(accepted), isUnchanged: isFresh(entry, ifNoneMatch) };
}

/** Whether the caller's copy is this entry. */
function isFresh(entry: PageEntry, ifNoneMatch: string | undefined): boolean {
  return (ifNoneMatch ?? '').includes(entry.etag);
}
