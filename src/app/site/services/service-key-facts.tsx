import { Trans } from '@lingui/react/macro';
import { ToBeConfirmed } from '#features/requirements/components/to-be-confirmed.tsx';
import type { KeyFacts } from './service-card-view.ts';

/** Who decides and how long it takes: what people compare between the services of a category. */
export function ServiceKeyFacts({ facts }: { facts: KeyFacts }) {
  const compared = [
    { key: 'regulator', name: <Trans>Regulator</Trans>, value: facts.regulator },
    { key: 'timeline', name: <Trans>Typical timeline</Trans>, value: facts.timeline },
  ];
  return (
    <dl className="space-y-1.5 text-sm">
      {compared.map(({ key, name, value }) => (
        <div key={key} className="flex flex-wrap gap-x-2 gap-y-1">
          <dt className="text-ink-2">{name}</dt>
          <dd className="flex min-w-0 flex-wrap items-center gap-2">
            {value}
            {!(value && facts.confirmed) && <ToBeConfirmed />}
          </dd>
        </div>
      ))}
    </dl>
  );
}
