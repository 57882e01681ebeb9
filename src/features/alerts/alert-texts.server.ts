import { translate } from '#core/text/messages.server.ts';
import type { LanguageCode } from '#locales/languages.ts';

/** Texts of the server about alerts. */
export const alertTexts = {
  /** What the button of the form agrees to; it is stored with the consent. */
  notice:
    /*i18n*/ 'We store your email address and what you follow, and use them only to tell you by email what changes. We do not count who opens our mails. Every mail has a link that ends them and deletes your address.',
  sent: /*i18n*/ 'Check your inbox. If this address is yours, open the link that we have sent to it and press the button there.',
  noSuchSubject: /*i18n*/ 'This page can no longer be followed. Go back to it and try again.',
  confirmed: /*i18n*/ 'We will tell you what changes.',
  linkUsed:
    /*i18n*/ 'This link has been used or has expired. Fill in the form on the page that you want to follow again.',
  alreadyConfirmed: /*i18n*/ 'You have confirmed this already. We will tell you what changes.',
  listChanged:
    /*i18n*/ 'The list has changed since you opened the page. Open the link in our mail again and press the button there.',
  manageGone:
    /*i18n*/ 'This link has expired, or your address has been deleted. The newest mail from us has a link that works.',
  full: /*i18n*/ 'Your list has 200 lines. Stop one of them before you add another.',
  stopped: /*i18n*/ 'You will get no more of these mails, and your address has been deleted.',
  listDeleted: /*i18n*/ 'You will get no more of these mails, and this list has been deleted.',
  stoppedOne: /*i18n*/ 'You no longer follow it.',
  mine: /*i18n*/ 'What you follow',
  feedsMade: /*i18n*/ 'Your feed and your calendar have new addresses.',
  changed: /*i18n*/ 'Your list has been changed.',
};

/** What somebody agrees to who asks to be told of changes; the page shows it, and the consent stores it. */
export function followNotice(language: LanguageCode): string {
  return translate(alertTexts.notice, language);
}
