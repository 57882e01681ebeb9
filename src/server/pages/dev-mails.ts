import { Hono } from 'hono';
import { html, raw } from 'hono/html';
import type { Message } from '#core/mail/mailer.server.ts';
import { assay, ink, paper, rule, sheet } from '#core/palette.ts';
import { composeMail, getMailSite } from '#features/mail/compose-mail.server.ts';
import { findMail, type MailSetup } from '#features/mail/mail-setup.server.ts';
import { listNewestMails, type OutboxMail } from '#features/mail/outbox.server.ts';
import { defaultLanguage, findLanguage, languages } from '#locales/languages.ts';
import { isDevVisit } from './is-dev-visit.ts';

// The styles of mails are attributes of their elements; scripts run neither here nor in the frames.
const policy = "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; frame-ancestors 'none'";
const style = `body{font:16px/1.5 system-ui;margin:2rem auto;max-width:60rem;padding:0 1rem;background:${paper};color:${ink}}
article{border-top:1px solid ${rule};padding:1rem 0}iframe{width:100%;height:32rem;border:1px solid ${rule};background:${sheet}}
pre{white-space:pre-wrap;overflow-wrap:anywhere}h2{font-size:1.1rem;margin:0}a{color:${assay}}`;

type Shown = { title: string; note: string; subject: string; html: string; text: string };

/** Shows the mails that were sent, newest first, and a preview of every template, to a developer's browser on this machine only. */
export function devMails(setup: MailSetup) {
  const app = new Hono();
  // Only these two; the other pages under /dev have their own policies.
  for (const path of ['/outbox', '/mails']) {
    app.use(path, async (c, next) => {
      await next();
      if (!isDevVisit(c)) return;
      c.header('content-security-policy', policy);
      c.header('cache-control', 'no-store');
    });
  }

  app.get('/outbox', async (c, next) => {
    if (!isDevVisit(c)) return next();
    const mails = await listNewestMails();
    return c.html(page('Outbox', await Promise.all(mails.map((mail) => showStored(mail, setup)))));
  });

  app.get('/mails', async (c, next) => {
    if (!isDevVisit(c)) return next();
    const { code } = findLanguage(c.req.query('language') ?? '') ?? { code: defaultLanguage };
    const { renderMail } = await setup.loadTemplates();
    const site = await getMailSite(code);
    const mails = setup.mails.map(({ name, sample }) => ({
      ...renderMail(name, code, sample, site),
      title: name,
      note: code,
    }));
    return c.html(page('Mails', mails));
  });
  return app;
}

async function showStored(stored: OutboxMail, setup: MailSetup): Promise<Shown> {
  const { template, recipient, language, state, createdAt } = stored;
  const head = { title: `${template} to ${recipient}`, note: `${state}, ${language}, ${createdAt.toISOString()}` };
  const empty = { subject: 'Its code or link has been deleted', html: '', text: '' };
  const mail = findMail(setup, template);
  const composed = mail && (await composeMail(stored, mail, setup).catch(() => null));
  const message: Message | typeof empty = composed ?? empty;
  return { ...head, subject: message.subject, html: message.html, text: message.text };
}

function page(title: string, mails: Shown[]) {
  const ready = languages.filter((language) => language.ready);
  return html`<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><style>${raw(style)}</style></head><body>
<h1>${title}</h1><p><a href="/dev/outbox">Outbox</a> ${ready.map(({ code, name }) => html`· <a href="/dev/mails?language=${code}">Mails: ${name}</a> `)}</p>
${mails.length ? mails.map(article) : html`<p>No mail has been sent yet.</p>`}</body></html>`;
}

function article({ title, note, subject, html: body, text }: Shown) {
  return html`<article><h2>${title}</h2><p>${note}<br><strong>${subject}</strong></p>
<iframe sandbox title="${title}" srcdoc="${body}"></iframe><details><summary>Text</summary><pre>${text}</pre></details></article>`;
}
