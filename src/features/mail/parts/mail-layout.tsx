import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { MailSite } from '#features/mail/design-mail.tsx';
import { Ltr, MailLink } from './mail-parts.tsx';
import { style, useFormat } from './style.ts';

type Props = { subject: string; language: string; dir: 'ltr' | 'rtl'; site: MailSite; children: ReactNode };

/** A sheet on paper, with the mark and the name above a line of gold and the sender below, and without pictures. */
export function MailLayout({ subject, language, dir, site, children }: Props) {
  if (useFormat() === 'text') {
    return (
      <>
        {children}
        {'\n-- \n'}
        <Signature site={site} />
      </>
    );
  }
  return (
    <html lang={language} dir={dir}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light" />
        <title>{subject}</title>
      </head>
      <body style={style.page}>
        <div lang={language} dir={dir} style={style.frame}>
          <div style={style.column}>
            <a href={site.url} style={style.brand}>
              <span aria-hidden="true" style={style.mark} />
              {site.name}
            </a>
            <div style={style.sheet}>{children}</div>
            <p style={style.foot}>
              <Signature site={site} />
            </p>
          </div>
        </div>
      </body>
    </html>
  );
}

function Signature({ site: { name, url, email, phone } }: { site: MailSite }) {
  const br = useFormat() === 'text' ? '\n' : <br />;
  return (
    <>
      {name} · <MailLink href={url} />
      {br}
      <Ltr>{[email, phone].filter(Boolean).join(' · ')}</Ltr>
      {br}
      <Trans>You are receiving this email because this address was entered on our site.</Trans>
    </>
  );
}
