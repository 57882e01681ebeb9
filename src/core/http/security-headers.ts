import { createHash } from 'node:crypto';

const scriptOrStyle = /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/g;

/** The policy of an answer that holds no document of ours: it may load and run nothing. */
export const closedPolicy = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

/** Headers, in small letters, that every answer carries unless it says otherwise itself. */
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
 * The Content-Security-Policy of that very document: each inline script and style is named by its
 * hash, so that no other one runs. Data blocks (JSON-LD) need none.
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
