import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useRootData } from '#app/page/root-data.ts';
import { dialledNumber } from '#core/text/digits.ts';
import { LinkButton } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import type { IconName } from '#ui/icon-paths.ts';
import { Container } from '#ui/section.tsx';
import { textLinkClass } from '#ui/text-link.tsx';

/** The other ways to reach us, and when somebody is there. */
export function ContactStrip({ hours }: { hours: { opens: string; closes: string } }) {
  const { t } = useLingui();
  const root = useRootData();
  const clock = useClock();
  const phone = root?.site.phones[0];
  const email = root?.site.email;
  const opens = clock(hours.opens);
  const closes = clock(hours.closes);
  return (
    <section aria-label={t`Contact`} className="border-b border-rule bg-sheet">
      <Container className="flex flex-wrap items-center justify-between gap-x-10 gap-y-4 py-6">
        {phone && (
          <Entry icon="phone">
            <a href={`tel:${dialledNumber(phone)}`} className={`py-2 ${textLinkClass}`}>
              <bdi dir="ltr" className="tabular">
                {phone}
              </bdi>
            </a>
          </Entry>
        )}
        {email && (
          <Entry icon="mail">
            <a href={`mailto:${email}`} className={`min-w-0 py-2 wrap-anywhere ${textLinkClass}`}>
              <bdi dir="ltr">{email}</bdi>
            </a>
          </Entry>
        )}
        <Entry icon="clock">
          <span>
            <Trans>
              Mon–Fri {opens}–{closes}
            </Trans>
            <span className="block text-sm text-ink-2">
              <Trans>Closed on Saturday and Sunday</Trans>
            </span>
          </span>
        </Entry>
        <LinkButton to="/holiday-list" variant="secondary">
          <Trans>Holiday List</Trans>
        </LinkButton>
      </Container>
    </section>
  );
}

function Entry({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <p className="flex min-w-0 items-center gap-3 text-lg">
      <Icon name={icon} className="text-gold-ink" />
      {children}
    </p>
  );
}

/** Writes a time such as `18:30` as the page's language does: `6.30 Pm`, or unchanged where a day has 24 hours. */
function useClock() {
  const { t, i18n } = useLingui();
  const { hour12 } = new Intl.DateTimeFormat(i18n.locale, { hour: 'numeric' }).resolvedOptions();
  return (time: string): string => {
    if (!hour12) return time;
    const [hour = 0, minute = 0] = time.split(':').map(Number);
    const twelve = hour % 12 || 12;
    const shown = minute ? `${twelve}.${String(minute).padStart(2, '0')}` : String(twelve);
    return hour < 12 ? t`${shown} Am` : t`${shown} Pm`;
  };
}
