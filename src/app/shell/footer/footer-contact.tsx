import { Trans } from '@lingui/react/macro';
import { CallHours } from '#app/page/call-hours.tsx';
import type { RootData } from '#app/page/root-data.ts';
import { dialledNumber } from '#core/text/digits.ts';

const link = 'inline-flex min-h-9 items-center hover:underline hover:underline-offset-4';

/** The address, email address, phone numbers and office hours from the settings. */
export function FooterContact({ site }: { site: RootData['site'] }) {
  const { days, opens, closes } = site;
  return (
    <div className="text-rule">
      <address className="not-italic">
        <div className="pt-1" dangerouslySetInnerHTML={{ __html: site.address }} />
        <ul className="mt-3">
          {site.email && (
            <li>
              <a href={`mailto:${site.email}`} className={link}>
                {site.email}
              </a>
            </li>
          )}
          {site.phones.map((phone) => (
            <li key={phone}>
              <a href={`tel:${dialledNumber(phone)}`} className={link}>
                <span dir="ltr" className="tabular">
                  {phone}
                </span>
              </a>
            </li>
          ))}
        </ul>
      </address>
      {days && (
        <p className="my-2">
          <Trans>
            Office: {days}, {opens} to {closes} (Indian Standard Time)
          </Trans>
          <br />
          <CallHours />
        </p>
      )}
    </div>
  );
}
