import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);
const decompressBrotli = promisify(brotliDecompress);

export type Encoding = 'br' | 'gzip' | 'identity';

/** A finished answer: its bytes and the headers that go with them. */
export type PageEntry = {
  readonly status: number;
  /** Without content-encoding, content-length, etag and vary, which depend on the encoding sent. */
  readonly headers: Readonly<Record<string, string>>;
  readonly etag: string;
  /** In at least one encoding; the others are made when a caller needs them (`bodyOf`). */
  readonly bodies: Partial<Record<Encoding, Buffer>>;
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
  // Nearly every browser accepts brotli, and text takes a tenth of the memory when it is stored in that alone.
  const bodies = isPlain ? { identity } : { br: exact(await compressBrotli(identity, fast)) };
  return { status: response.status, headers, etag, bodies };
}

/** A copy in memory of its own length: zlib returns a part of a block of 16 KB or more, which would be retained whole. */
function exact(bytes: Buffer): Buffer {
  const copy = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(copy);
  return copy;
}

/** Compresses a cached entry as small as it gets; worth its time only for what is served often. */
export async function shrinkPageEntry(entry: PageEntry): Promise<void> {
  if (!entry.bodies.br) return;
  entry.bodies.br = exact(await compressBrotli(await decompressBrotli(entry.bodies.br), small));
}

/** The body in that encoding, which is one that `fitEntry` chose. */
export async function bodyOf({ etag, bodies }: PageEntry, encoding: Encoding): Promise<Buffer> {
  const stored = bodies[encoding];
  if (stored) return stored;
  const name = `${etag}-${encoding}`;
  const known = unpacked.get(name);
  if (known) return known;
  if (!bodies.br) throw new Error(`An entry has no body from which ${encoding} can be made`);
  const plain = decompressBrotli(bodies.br);
  const making = encoding === 'gzip' ? plain.then(compressGzip).then(exact) : plain;
  unpacked.set(name, making);
  making.catch(() => unpacked.delete(name));
  return making;
}

/** The newest bodies for callers without brotli, by entity tag, so that a page is not unpacked again for each of them. */
const unpacked = new LRUCache<string, Promise<Buffer>>({ max: 100 });

/** Whether an entry must first be unpacked or compressed for this caller, which may take as long as rendering it. */
export function needsUnpacking(entry: PageEntry, accepted: string | undefined): boolean {
  const { encoding } = fitEntry(entry, accepted, undefined);
  return !entry.bodies[encoding] && !unpacked.has(`${entry.etag}-${encoding}`);
}

/** The best encoding that an Accept-Encoding header allows. */
export function chooseEncoding(accepted: string | undefined): Encoding {
  if (!accepted) return 'identity';
  if (/\bbr\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/.test(accepted)) return 'br';
  if (/\bgzip\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/.test(accepted)) return 'gzip';
  return 'identity';
}

/**
 * The headers of an entry sent in that encoding; each encoding has its own entity tag.
 * @param length of the body in bytes
 */
export function entryHeaders(entry: PageEntry, encoding: Encoding, length: number): Record<string, string> {
  const encoded = encoding !== 'identity';
  return {
    ...entry.headers,
    etag: encoded ? `"${entry.etag}-${encoding}"` : `"${entry.etag}"`,
    vary: 'Accept-Encoding',
    'content-length': String(length),
    ...(encoded && { 'content-encoding': encoding }),
  };
}

/** How to send an entry to a caller: the best encoding that it accepts, and whether its copy is still valid (304). */
export function fitEntry(entry: PageEntry, accepted: string | undefined, ifNoneMatch: string | undefined) {
  const encoding = entry.bodies.br ? chooseEncoding(accepted) : 'identity';
  return { encoding, isUnchanged: isFresh(entry, ifNoneMatch) };
}

/** Whether the caller's copy is this entry. */
function isFresh(entry: PageEntry, ifNoneMatch: string | undefined): boolean {
  return (ifNoneMatch ?? '').includes(entry.etag);
}
