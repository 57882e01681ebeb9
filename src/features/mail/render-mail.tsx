import { type Messages, setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { plainLine } from '#core/text/plain-text.ts';
import { type LanguageCode, languages, withLatinDigits } from '#locales/languages.ts';
import { PageLanguage } from '#ui/own-language.tsx';
import type { Email, MailSite } from './design-mail.tsx';
import { MailLayout } from './parts/mail-layout.tsx';
import { FormatContext } from './parts/style.ts';

const catalogues = import.meta.glob<{ messages: Messages }>('/src/locales/*/mail.po', { eager: true });
const designs = Object.values(import.meta.glob<{ email: Email }>('/src/features/**/*.email.tsx', { eager: true }));
const emails = new Map(designs.map(({ email }) => [email.name, email]));

/** The names of all mails that have a design. */
export const designedMails: readonly string[] = [...emails.keys()];

/** Renders a mail as HTML and as text from one tree; both show data unchanged. */
export function renderMail(
  name: string,
  language: LanguageCode,
  data: unknown,
  site: MailSite,
): { subject: string; html: string; text: string } {
  const messages = catalogues[`/src/locales/${language}/mail.po`]?.messages ?? {};
  const i18n = setupI18n({ locale: language, locales: withLatinDigits(language), messages: { [language]: messages } });
  const email = emails.get(name);
  if (!email) throw new Error(`no *.email.tsx designs the mail ${name}`);
  const drawn = email.draw(mask(data));
  const subject = plainLine(unmask(i18n._(drawn.subject), '<'));
  const dir = languages.find(({ code }) => code === language)?.dir ?? 'ltr';

  const render = (format: 'html' | 'text') =>
    renderToStaticMarkup(
      <I18nProvider i18n={i18n}>
        <FormatContext value={format}>
          <PageLanguage value={language}>
            <MailLayout subject={subject} language={language} dir={dir} site={site}>
              {drawn.body}
            </MailLayout>
          </PageLanguage>
        </FormatContext>
      </I18nProvider>,
    );

  return {
    subject,
    html: `<!doctype html>${unmask(render('html'), '&lt;')}`,
    text: tidyText(unmask(render('text'), '<')),
  };
}

// `Trans` also parses tags in its values, so text written by people must not look like a tag.
const lessThan = '\ue000';

function mask(data: unknown): unknown {
  return JSON.parse(JSON.stringify(data), (_key, value) =>
    typeof value === 'string' ? value.replaceAll('<', lessThan) : value,
  );
}

function unmask(text: string, sign: '<' | '&lt;'): string {
  return text.replaceAll(lessThan, sign);
}

const entities: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'" };

/** The text tree contains no elements, but React has escaped its characters. */
function tidyText(markup: string): string {
  const text = markup.replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => entities[entity] ?? entity);
  return `${text
    .replace(/(?<!^--)[ \t]+$/gm, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim()}\n`;
}
