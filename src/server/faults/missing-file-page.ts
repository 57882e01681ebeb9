import { html } from 'hono/html';
import { refusalTexts } from '#core/http/refusal.messages.ts';
import { inLanguage } from '#core/text/language.ts';
import { translate } from '#core/text/messages.server.ts';
import type { LanguageCode } from '#locales/languages.ts';
import { faultTexts } from './faults.messages.ts';
import { smallPage } from './small-page.ts';

/**
 * Takes the place of a feed, a calendar or a PDF that does not exist.
 * @param said what its route says of it, in that language
 */
export function missingFilePage(language: LanguageCode, said = ''): Response {
  const say = (text: string) => translate(text, language);
  const body = html`<p><a href="${inLanguage('/', language)}">${say(faultTexts.home)}</a></p>`;
  return smallPage({ status: 404, language, title: said || say(refusalTexts.notFound), body });
}
