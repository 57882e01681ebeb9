import { html, raw } from 'hono/html';
import { refusalTexts } from '#core/http/refusal.messages.ts';
import { documentPolicy } from '#core/http/security-headers.ts';
import { gold, ink, paper } from '#core/palette.ts';
import { inLanguage } from '#core/text/language.ts';
import { translate } from '#core/text/messages.server.ts';
import { findLanguage, type LanguageCode } from '#locales/languages.ts';

/** The texts of calls and pages for requests that cannot be answered. */
export const faultTexts = {
  tooLarge: /*i18n*/ 'The request is too large.',
  unreadable: /*i18n*/ 'The request could not be read.',
  away: /*i18n*/ 'We will be back in a moment.',
  failed: /*i18n*/ 'Something went wrong on our side.',
  readOnly: /*i18n*/ 'This address accepts only GET and HEAD requests.',

  tryLater: /*i18n*/ 'Please try again in a moment.',
  tryAgain: /*i18n*/ 'Try again',
  home: /*i18n*/ 'Home',
} as const;

/** The headers of an answer while the database is away. */
export const awayHeaders = { 'retry-after': '3', 'cache-control': 'no-store' };

/**
 * The page for when the site cannot render one; it needs neither React nor the database.
 * @param text in English, marked for translation
 */
export function faultPage(
  status: number,
  text: string,
  language: LanguageCode,
  headers: Record<string, string> = {},
): Response {
  const say = (english: string) => translate(english, language);
  const body = html`<p>${say(faultTexts.tryLater)}</p><p><a href="">${say(faultTexts.tryAgain)}</a><a href="${inLanguage('/', language)}">${say(faultTexts.home)}</a></p>`;
  return smallPage({ status, language, title: say(text), body, headers });
}

/**
 * Takes the place of a feed, a calendar or a PDF that does not exist.
 * @param said what its route says of it, in that language
 */
export function missingFilePage(language: LanguageCode, said = ''): Response {
  const say = (text: string) => translate(text, language);
  const body = html`<p><a href="${inLanguage('/', language)}">${say(faultTexts.home)}</a></p>`;
  return smallPage({ status: 404, language, title: said || say(refusalTexts.notFound), body });
}

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
