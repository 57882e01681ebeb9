/**
 * A file as a download that no browser opens as a page of this site, whatever is in it.
 * @param name what the visitor called it
 */
export function attachment(bytes: Uint8Array<ArrayBuffer>, name: string, type = 'application/octet-stream'): Response {
  const plain = name.replace(/[^\w .()-]/g, '_');
  const encoded = encodeURIComponent(name.toWellFormed()).replace(/['()*]/g, encodeLetter);
  return new Response(bytes, {
    headers: {
      'content-type': type,
      'content-disposition': `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`,
      'content-security-policy': "sandbox; default-src 'none'",
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
      'referrer-policy': 'no-referrer',
    },
  });
}

function encodeLetter(letter: string): string {
  return `%${letter.charCodeAt(0).toString(16).toUpperCase()}`;
}
