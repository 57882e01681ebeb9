import { html } from 'hono/html';
import { inLanguage } from '#core/text/language.ts';
import { translate } from '#core/text/messages.server.ts';
import type { LanguageCode } from '#locales/languages.ts';
import { faultTexts as texts } from './faults.messages.ts';
import { smallPage } from './small-page.ts';

/**
 * The page for when the site cannot render one; it needs neither React nor the database.
 * @param text the English text of a `*.messages.ts` file
 */
export function faultPage(
  status: number,
  text: string,
  language: LanguageCode,
  headers: Record<string, string> = {},
): Response {
  const say = (one: string) => translate(one, language);
  const body = html`<p>${say(texts.tryLater)}</p><p><a href="">${say(texts.tryAgain)}</a><a href="${inLanguage('/', language)}">${say(texts.home)}</a></p>`;
  return smallPage({ status, language, title: say(text), body, headers });
}
