import { create } from 'content-disposition';
import type { OpenedFile } from '#core/files/private-files.server.ts';
import { contentTypeOf } from './content-type-of.ts';
import { closedPolicy } from './security-headers.ts';

/** A stored file that is sent as a stream, or what has just been made: as a whole, or as a stream of unknown length. */
type FileContent = OpenedFile | Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array<ArrayBuffer>>;

/**
 * Answers with a file as a download, which no browser opens as a page of this site whatever it contains.
 * @param name the visitor's own name for the file
 */
export function attachment(content: FileContent, name: string, type = 'application/octet-stream'): Response {
  // For clients that can read only ASCII names.
  const fallback = name.replace(/[^\w .()-]/g, '_');
  const isStored = 'stream' in content;
  const bytes = isStored ? content.bytes : content instanceof Uint8Array ? content.byteLength : undefined;
  return new Response(isStored ? content.stream : content, {
    headers: {
      ...(bytes !== undefined && { 'content-length': String(bytes) }),
      'content-type': type,
      'content-disposition': create(name.toWellFormed(), { fallback }),
      'content-security-policy': "sandbox; default-src 'none'",
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
      'referrer-policy': 'no-referrer',
      'cross-origin-resource-policy': 'same-origin',
    },
  });
}

/** Answers with a file of the office (PDF or picture) that the browser shows; it can load nothing and act on nothing. */
export function shownFile(content: FileContent, name: string): Response {
  const answer = attachment(content, name, contentTypeOf(name));
  const disposition = answer.headers.get('content-disposition') ?? '';
  answer.headers.set('content-disposition', disposition.replace(/^attachment/, 'inline'));
  // Browsers refuse to show a PDF in a sandbox.
  answer.headers.set('content-security-policy', closedPolicy);
  return answer;
}
