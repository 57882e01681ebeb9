import { html } from 'hono/html';
import { defaultLanguage } from '#locales/languages.ts';
import { smallPage } from './small-page.ts';

/** For when the site cannot draw a page: without the catalogue of texts, therefore in English. */
export function faultPage(status: number, message: string, headers: Record<string, string> = {}): Response {
  const body = html`<p>Please try again in a moment.</p><p><a href="">Try again</a><a href="/">Home</a></p>`;
  return smallPage({ status, language: defaultLanguage, title: message, body, headers });
}
