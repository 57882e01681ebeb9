import { html, raw } from 'hono/html';
import { documentPolicy } from '#core/http/security-headers.ts';

const style = `body{margin:0;min-height:100vh;display:grid;place-content:center;padding:1.5rem;font:1.125rem/1.6 system-ui,sans-serif;color:#17191c;background:#fbfaf6}
h1{font:400 2rem/1.2 Georgia,serif;margin:0 0 .5rem}a{color:inherit;text-decoration-color:#b98a2e;text-underline-offset:.25em;margin-inline-end:1.5rem}`;

/**
 * A page that needs nothing but itself, for when the site cannot draw one: no frame, no catalogue
 * of texts, therefore in English.
 */
export function faultPage(status: number, message: string, headers: Record<string, string> = {}): Response {
  const page =
    html`<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${message} | Kasauti</title><meta name="robots" content="noindex"><style>${raw(style)}</style></head><body><main>
<h1>${message}</h1><p>Please try again in a moment.</p><p><a href="">Try again</a><a href="/">Home</a></p></main></body></html>`.toString();
  return new Response(page, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': documentPolicy(page),
      ...headers,
    },
  });
}
