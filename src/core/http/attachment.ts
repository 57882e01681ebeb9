import { create } from 'content-disposition';
import { contentTypeOf } from './content-type-of.ts';
import { closedPolicy } from './security-headers.ts';

type Content = Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array<ArrayBuffer>>;

/**
 * Answers with a file as a download, which no browser opens as a page of this site whatever it contains.
 * @param name the visitor's own name for the file
 */
export function attachment(content: Content, name: string, type = 'application/octet-stream'): Response {
  // For clients that can read only ASCII names.
  const fallback = name.replace(/[^\w .()-]/g, '_');
  return new Response(content, {
    headers: {
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
export function shownFile(bytes: Uint8Array<ArrayBuffer>, name: string): Response {
  const answer = attachment(bytes, name, contentTypeOf(name));
  const disposition = answer.headers.get('content-disposition') ?? '';
  answer.headers.set('content-disposition', disposition.replace(/^attachment/, 'inline'));
  // Browsers refuse to show a PDF in a sandbox.
  answer.headers.set('content-security-policy', closedPolicy);
  return answer;
}
