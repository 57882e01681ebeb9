import { html, raw } from 'hono/html';
import { documentPolicy } from '#core/http/security-headers.ts';
import { gold, ink, paper } from '#core/palette.ts';
import { findLanguage, type LanguageCode } from '#locales/languages.ts';

const style = `body{margin:0;min-height:100vh;display:grid;place-content:center;padding:1.5rem;font:1.125rem/1.6 system-ui,sans-serif;color:${ink};background:${paper}}
main{max-width:40rem}h1{font:400 2rem/1.2 Georgia,serif;margin:0 0 .5rem}a{color:inherit;text-decoration-color:${gold};text-underline-offset:.25em;margin-inline-end:1.5rem}`;

type Page = {
  status: number;
  language: LanguageCode;
  title: string;
  /** The content under the title, made with Hono's `html`, which escapes the values in it. */
  body: ReturnType<typeof html>;
  headers?: Record<string, string>;
};

/** A self-contained page without frame and script, which is never cached. */
export function smallPage({ status, language, title, body, headers }: Page): Response {
  const direction = findLanguage(language)?.dir ?? 'ltr';
  const page =
    html`<!doctype html><html lang="${language}" dir="${direction}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} | Kasauti</title><meta name="robots" content="noindex"><style>${raw(style)}</style></head><body><main>
<h1>${title}</h1>${body}</main></body></html>`.toString();
  return new Response(page, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': documentPolicy({ styles: [style] }),
      ...headers,
    },
  });
}
