import { create } from 'content-disposition';

/**
 * Answers with a file as a download, which no browser opens as a page of this site whatever it contains.
 * @param name the visitor's own name for the file
 */
export function attachment(bytes: Uint8Array<ArrayBuffer>, name: string, type = 'application/octet-stream'): Response {
  // For clients that can read only ASCII names.
  const fallback = name.replace(/[^\w .()-]/g, '_');
  return new Response(bytes, {
    headers: {
      'content-type': type,
      'content-disposition': create(name.toWellFormed(), { fallback }),
      'content-security-policy': "sandbox; default-src 'none'",
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
      'referrer-policy': 'no-referrer',
    },
  });
}
