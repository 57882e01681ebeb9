import { createHash } from 'node:crypto';

const scriptOrStyle = /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/g;

/** The policy for answers that are not one of our documents: they may load and run nothing. */
export const closedPolicy = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

/** Headers, with lower-case names, that every answer carries unless it sets its own value. */
export function commonHeaders(publicUrl: string): Record<string, string> {
  return {
    'content-security-policy': closedPolicy,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()',
    'cross-origin-opener-policy': 'same-origin',
    ...(publicUrl.startsWith('https:') && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
  };
}

/**
 * The Content-Security-Policy for one document: it lists the hash of each inline script and style, so that no other
 * one runs. Data blocks such as JSON-LD need no hash.
 */
export function documentPolicy(html: string): string {
  const hashes = { script: new Set<string>(), style: new Set<string>() };
  for (const [, kind, attributes = '', body = ''] of html.matchAll(scriptOrStyle)) {
    if (!body || /\ssrc=|application\/ld\+json/.test(attributes)) continue;
    const digest = createHash('sha256').update(body).digest('base64');
    hashes[kind as 'script' | 'style'].add(`'sha256-${digest}'`);
  }
  return [
    "default-src 'self'",
    `script-src 'self' ${[...hashes.script].join(' ')}`,
    `style-src 'self' ${[...hashes.style].join(' ')}`,
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ]
    .map((directive) => directive.trim())
    .join('; ');
}
