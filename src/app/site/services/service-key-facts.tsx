import { Trans } from '@lingui/react/macro';
import { ToBeConfirmed } from '#features/products/components/to-be-confirmed.tsx';
import type { ServiceCardView } from '#features/services/service-card.server.ts';

/** Who decides and how long it takes: what people compare between the services of a category. */
export function ServiceKeyFacts({ service }: { service: ServiceCardView }) {
  const facts = [
    { key: 'regulator', name: <Trans>Regulator</Trans>, value: service.regulator },
    { key: 'timeline', name: <Trans>Typical timeline</Trans>, value: service.timeline },
  ];
  return (
    <dl className="space-y-1.5 text-sm">
      {facts.map(({ key, name, value }) => (
        <div key={key} className="flex flex-wrap gap-x-2 gap-y-1">
          <dt className="text-ink-2">{name}</dt>
          <dd className="flex min-w-0 flex-wrap items-center gap-2">
            {value}
            {!(value && service.confirmed) && <ToBeConfirmed />}
          </dd>
        </div>
      ))}
    </dl>
  );
}
