import { Trans } from '@lingui/react/macro';
import { dialledNumber } from '#core/text/digits.ts';
import type { BusinessBanner } from '#features/business-card/business-card.schema.ts';
import { buttonClass } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';

/** What people do with a card: save it, call, write, or print it. */
export function CardActions({ banner, callBase }: { banner: BusinessBanner; callBase: string }) {
  const number = banner.mobile ?? banner.work;
  return (
    <p className="mt-6 flex flex-wrap justify-center gap-3 print:hidden">
      <a href={`${callBase}/business-card.vcf`} download className={buttonClass('primary')}>
        <Icon name="download" size={18} />
        <Trans>Save the contact</Trans>
      </a>
      {number && (
        <a href={`tel:${dialledNumber(number)}`} className={buttonClass('secondary')}>
          <Icon name="phone" size={18} />
          <Trans>Call us</Trans>
        </a>
      )}
      {banner.email && (
        <a href={`mailto:${banner.email}`} className={buttonClass('secondary')}>
          <Icon name="mail" size={18} />
          <Trans>Send an email</Trans>
        </a>
      )}
    </p>
  );
}
