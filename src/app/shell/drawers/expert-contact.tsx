import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { RootData } from '#app/page/root-data.ts';
import { encodeForLink } from '#core/text/addresses.ts';
import { dialledNumber } from '#core/text/digits.ts';
import { Icon } from '#ui/icon.tsx';
import { textLinkClass } from '#ui/text-link.tsx';

const link = `inline-flex min-h-11 items-center gap-3 ${textLinkClass}`;

/**
 * How to reach a person: email address, phone numbers and office hours.
 *
 * @param subject the subject of the email that the link opens
 * @param children one or two introductory sentences
 */
export function ExpertContact({
  site,
  subject,
  children,
}: {
  site: RootData['site'];
  subject: string;
  children: ReactNode;
}) {
  const { days, opens, closes } = site;
  return (
    <div className="mt-6 border-t border-rule pt-5">
      <p>{children}</p>
      <ul className="mt-3">
        {site.email && (
          <li>
            <a href={`mailto:${site.email}?subject=${encodeForLink(subject)}`} className={link}>
              <Icon name="mail" size={18} />
              {site.email}
            </a>
          </li>
        )}
        {site.phones.map((phone) => (
          <li key={phone}>
            <a href={`tel:${dialledNumber(phone)}`} className={link}>
              <Icon name="phone" size={18} />
              <span dir="ltr" className="tabular">
                {phone}
              </span>
            </a>
          </li>
        ))}
      </ul>
      {days && (
        <p className="mt-3 flex gap-3 text-ink-2">
          <Icon name="clock" size={18} className="mt-1" />
          <span>
            <Trans>
              {days}, {opens} to {closes} (Indian Standard Time)
            </Trans>
          </span>
        </p>
      )}
    </div>
  );
}
