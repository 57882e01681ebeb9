import { readEnv } from '#core/env.ts';
import type { Message } from '#core/mail/mailer.server.ts';
import { getSiteSettings } from '#features/site/settings.server.ts';
import { defaultLanguage, findLanguage } from '#locales/languages.ts';
import type { Mail } from './define-mail.ts';
import type { MailSite } from './design-mail.tsx';
import type { MailSetup } from './mail-setup.server.ts';
import type { OutboxMail } from './outbox.server.ts';

type Stored = Pick<OutboxMail, 'messageId' | 'template' | 'recipient' | 'language' | 'data'>;

/**
 * Composes the message of a row in the outbox, in its language.
 * @param mail the declaration of the row's template
 * @returns null if its data are read now, and there is nothing left to say
 */
export async function composeMail(
  stored: Stored,
  mail: Mail,
  { loadTemplates, sources = [] }: Pick<MailSetup, 'loadTemplates' | 'sources'>,
): Promise<Message | null> {
  const { messageId, template, recipient, language } = stored;
  const source = sources.find((each) => each.mail.name === template);
  const read = source ? await source.read(messageId) : stored.data;
  if (!read) return null;
  const { renderMail } = await loadTemplates();
  const { code } = findLanguage(language) ?? { code: defaultLanguage };
  const site = await getMailSite(code);
  const data = mail.data.parse(read);
  return {
    id: messageId,
    to: recipient,
    replyTo: mail.replyTo?.(data) ?? site.email,
    ...renderMail(template, code, data, site),
    calendar: mail.calendar?.(data),
    list: mail.list?.(data),
    returnPath: source?.returnPath?.(messageId),
  };
}

/** The name and address that sign the mails. */
export async function getMailSite(language: typeof defaultLanguage): Promise<MailSite> {
  const { site, contact } = await getSiteSettings(language);
  return { name: site.name, url: readEnv().PUBLIC_URL, email: contact.email, phone: contact.phone1 };
}
