import { describe, expect, test } from 'vitest';
import { accountExistsMail } from '#features/accounts/mails/account-mails.ts';
import { appointmentInvitationMail, appointmentMovedMail } from '#features/appointments/mails/appointment-mails.ts';
import { languages } from '#locales/languages.ts';
import { mailSetup } from './list-jobs.ts';

const { renderMail, designedMails } = await mailSetup.loadTemplates();
const site = { name: 'Kasauti', url: 'https://kasauti.example', email: 'office@kasauti.example', phone: '+91 11 0000' };
const ready = languages.filter((language) => language.ready);

test('every mail is declared once and has a design', () => {
  const names = mailSetup.mails.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  expect([...names].sort()).toEqual([...designedMails].sort());
});

describe.each(mailSetup.mails)('$name', ({ name, data, sample }) => {
  test.each(ready)('has a subject, a document and a text in $code', ({ code, dir }) => {
    const { subject, html, text } = renderMail(name, code, data.parse(sample), site);
    expect(subject).toMatch(/^\P{Cc}{5,100}$/u);
    expect(html).toMatch(new RegExp(`^<!doctype html><html lang="${code}" dir="${dir}">`));
    expect(html).not.toMatch(/<script|<img|<link|undefined|\[object/);
    expect(text).not.toMatch(/<\/?[a-z]+>|&(amp|lt|gt|quot);|undefined|\[object/);
    expect(text).toContain('https://kasauti.example');
    // A full stop of Chinese and Japanese brings its own blank.
    expect(text).not.toMatch(/[。：] /);
  });
});

test('text written by people is shown exactly as written', () => {
  const data = { ...accountExistsMail.sample, name: '<b>A & "B"</b>' };
  const { html, text } = renderMail(accountExistsMail.name, 'en', data, site);
  expect(html).toContain('Hello &lt;b&gt;A &amp; &quot;B&quot;&lt;/b&gt;,');
  expect(text).toContain('Hello <b>A & "B"</b>,');
});

test('the time of an appointment is given in both time zones', () => {
  const { name, sample } = appointmentInvitationMail;
  const { text } = renderMail(name, 'en', sample, site);
  expect(text).toContain('Monday, 23 November 2026');
  expect(text).toContain('Time in India: 3:00 pm');
  expect(text).toContain('10:30 am (Europe/Paris)');
  expect(text).toContain(sample.manageLink);
});

test('a preferred window is named in the language of the mail', () => {
  const { text } = renderMail(appointmentMovedMail.name, 'ar', appointmentMovedMail.sample, site);
  expect(text).toContain('أي وقت في النصف الثاني من اليوم');
});
