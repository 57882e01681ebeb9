import { readEnv } from '#core/env.ts';
import type { Message } from '#core/mail/mailer.server.ts';
import { getSiteSettings } from '#features/site/settings.server.ts';
import { defaultLanguage, findLanguage } from '#locales/languages.ts';
import type { MailSite } from './email.ts';
import { loadRenderMail } from './load-render-mail.server.ts';
import { mailTemplates } from './mail.schema.ts';
import type { OutboxMail } from './outbox.server.ts';

type Stored = Pick<OutboxMail, 'messageId' | 'template' | 'recipient' | 'language' | 'data'>;

/** The message that a row of the outbox stands for, in its language. */
export async function composeMail({ messageId, template, recipient, language, data }: Stored): Promise<Message> {
  const renderMail = await loadRenderMail();
  const { code } = findLanguage(language) ?? { code: defaultLanguage };
  const site = await getMailSite(code);
  const facts = mailTemplates[template].parse(data);
  const { subject, html, text } = renderMail(template, code, facts, site);
  const { ics } = facts as { ics?: string | null };
  return {
    id: messageId,
    to: recipient,
    replyTo: replyAddress(facts) ?? site.email,
    subject,
    html,
    text,
    calendar: ics ? { method: template === 'call-cancelled' ? 'CANCEL' : 'REQUEST', content: ics } : undefined,
  };
}

/** Whoever signs the mails. */
export async function getMailSite(language: typeof defaultLanguage): Promise<MailSite> {
  const { site, contact } = await getSiteSettings(language);
  return { name: site.name, url: readEnv().PUBLIC_URL, email: contact.email, phone: contact.phone1 };
}

/** The office answers a notice to the person whom it is about. */
function replyAddress(data: object): string | undefined {
  const { email, caller } = data as { email?: string; caller?: { email: string } | null };
  return email ?? caller?.email;
}
