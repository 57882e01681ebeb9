import { Trans } from '@lingui/react/macro';
import { dialledNumber } from '#core/text/digits.ts';
import type { Office } from '#features/contact/get-contact.server.ts';
import { buttonClass, LinkButton } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';

/** The margin of the letter: when the office is open, and the quickest ways to it. */
export function OfficeHours({ office }: { office: Office }) {
  const { hours, phone, email } = office;
  const { days, opens, closes } = hours;
  return (
    <aside className="no-print border-t border-rule px-5 py-8 md:px-10 lg:col-span-4 lg:border-s lg:border-t-0 lg:px-8 lg:py-10">
      {days && (
        <>
          <h2 className="text-2xl">
            <Trans>Office hours</Trans>
          </h2>
          <p className="mt-3">
            <Trans>
              {days}, {opens} to {closes} (Indian Standard Time)
            </Trans>
          </p>
          <p className="mt-2 text-ink-2">
            <Trans>Closed on public holidays.</Trans>
          </p>
        </>
      )}
      <LinkButton to="/holiday-list" variant="secondary" className="mt-5 w-full">
        <Trans>Holiday list</Trans>
      </LinkButton>
      <h2 className="mt-10 text-2xl">
        <Trans>In a hurry?</Trans>
      </h2>
      <p className="mt-3 text-ink-2">
        <Trans>Call the office while it is open, or send an email at any hour.</Trans>
      </p>
      <div className="mt-5 flex flex-col gap-3 sm:flex-row lg:flex-col">
        {phone && (
          <a href={`tel:${dialledNumber(phone)}`} className={buttonClass('secondary', 'flex-1')}>
            <Icon name="phone" size={18} />
            <Trans>Call us</Trans>
          </a>
        )}
        {email && (
          <a href={`mailto:${email}`} className={buttonClass('secondary', 'flex-1')}>
            <Icon name="mail" size={18} />
            <Trans>Send an email</Trans>
          </a>
        )}
      </div>
    </aside>
  );
}
