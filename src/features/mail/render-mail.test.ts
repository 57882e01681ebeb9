import { describe, expect, it } from 'vitest';
import { languages } from '#locales/languages.ts';
import { loadRenderMail } from './load-render-mail.server.ts';
import { type MailTemplate, mailTemplates } from './mail.schema.ts';
import { sampleMails } from './sample-mails.ts';

const renderMail = await loadRenderMail();
const site = { name: 'Kasauti', url: 'https://kasauti.example', email: 'office@kasauti.example', phone: '+91 11 0000' };
const names = Object.keys(mailTemplates) as MailTemplate[];
const ready = languages.filter((language) => language.ready);

describe.each(names)('%s', (name) => {
  it.each(ready)('has a subject, a document and a text in $code', ({ code, dir }) => {
    const { subject, html, text } = renderMail(name, code, mailTemplates[name].parse(sampleMails[name]), site);
    expect(subject).toMatch(/^\P{Cc}{5,100}$/u);
    expect(html).toMatch(new RegExp(`^<!doctype html><html lang="${code}" dir="${dir}">`));
    expect(html).not.toMatch(/<script|<img|<link|undefined|\[object/);
    expect(text).not.toMatch(/<\/?[a-z]+>|&(amp|lt|gt|quot);|undefined|\[object/);
    expect(text).toContain('https://kasauti.example');
  });
});

it('shows what people wrote letter by letter', () => {
  const data = { ...sampleMails['account-exists'], name: '<b>A & "B"</b>' };
  const { html, text } = renderMail('account-exists', 'en', data, site);
  expect(html).toContain('Hello &lt;b&gt;A &amp; &quot;B&quot;&lt;/b&gt;,');
  expect(text).toContain('Hello <b>A & "B"</b>,');
});

it('names a call by the clocks of both sides', () => {
  const { text } = renderMail('call-invitation', 'en', sampleMails['call-invitation'], site);
  expect(text).toContain('Monday, 23 November 2026');
  expect(text).toContain('Time in India: 3:00 pm');
  expect(text).toContain('10:30 am (Europe/Paris)');
  expect(text).toContain(sampleMails['call-invitation'].manageLink);
});

it('names a preferred window in the language of the mail', () => {
  const { text } = renderMail('call-moved', 'ar', sampleMails['call-moved'], site);
  expect(text).toContain('أي وقت في النصف الثاني من اليوم');
});
