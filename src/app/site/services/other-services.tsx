import { Trans, useLingui } from '@lingui/react/macro';
import { LinkButton } from '#ui/button.tsx';
import { Section } from '#ui/section.tsx';
import { ServiceCard } from './service-card.tsx';
import type { ShownCard } from './service-card-view.ts';

/** Where to read on: services near this one. */
export function OtherServices({ services }: { services: ShownCard[] }) {
  const { t } = useLingui();
  if (services.length === 0) return null;
  return (
    <div className="no-print">
      <Section
        id="other-services"
        tone="sheet"
        title={t`Other Services`}
        action={
          <LinkButton to="/services" variant="secondary">
            <Trans>View All</Trans>
          </LinkButton>
        }
      >
        <ul className="grid gap-x-10 gap-y-4 md:grid-cols-2 lg:grid-cols-3">
          {services.map((service) => (
            <li key={service.id}>
              <ServiceCard service={service} />
            </li>
          ))}
        </ul>
      </Section>
    </div>
  );
}
