import { Trans } from '@lingui/react/macro';
import { ToBeConfirmed } from '#features/requirements/components/to-be-confirmed.tsx';
import { OwnText } from '#ui/own-language.tsx';
import { Container } from '#ui/section.tsx';

type Facts = {
  regulator: string | null;
  governingOrder: string | null;
  validity: string | null;
  timeline: string | null;
  whoNeedsIt: string | null;
  source: string | null;
  confirmed: boolean;
};

/** The facts of a service before its texts; what is not certain says so. */
export function ServiceFacts({ service }: { service: Facts }) {
  const facts = [
    { key: 'regulator', name: <Trans>Regulator</Trans>, value: service.regulator },
    { key: 'validity', name: <Trans>Validity</Trans>, value: service.validity },
    { key: 'timeline', name: <Trans>Typical timeline</Trans>, value: service.timeline },
    { key: 'who', name: <Trans>Who needs it</Trans>, value: service.whoNeedsIt },
    { key: 'order', name: <Trans>Governing order</Trans>, value: service.governingOrder },
  ];
  return (
    <Container className="py-6 md:py-8">
      <dl className="grid gap-x-10 gap-y-5 sm:grid-cols-2 lg:grid-cols-3">
        {facts.map(({ key, name, value }) => (
          <div key={key} className={`border-t border-gold pt-2.5 ${key === 'order' ? 'lg:col-span-2' : ''}`}>
            <dt className="text-sm text-ink-2">{name}</dt>
            <dd className="mt-0.5 space-y-1.5">
              {value && (
                <p>
                  <OwnText text={value} />
                </p>
              )}
              {!(value && service.confirmed) && <ToBeConfirmed withRegulator />}
            </dd>
          </div>
        ))}
      </dl>
      {service.source && (
        <p className="mt-5 text-sm text-ink-2">
          <Trans>Source: {service.source}</Trans>
        </p>
      )}
    </Container>
  );
}
