import { translate } from '#core/text/messages.server.ts';
import type { LanguageCode } from '#locales/languages.ts';
import { alertTexts } from '../alert-texts.server.ts';

/** What somebody agrees to who asks to be told of changes; the page shows it, and the consent stores it. */
export function followNotice(language: LanguageCode): string {
  return translate(alertTexts.notice, language);
}
