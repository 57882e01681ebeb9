import { Trans } from '@lingui/react/macro';
import { ToBeConfirmed } from '#features/requirements/components/to-be-confirmed.tsx';
import { OwnText } from '#ui/own-language.tsx';
import type { KeyFacts } from './service-card-view.ts';

/** Who decides and how long it takes: what people compare between the services of a category. */
export function ServiceKeyFacts({ facts }: { facts: KeyFacts }) {
  const compared = [
    { key: 'regulator', name: <Trans>Regulator</Trans>, value: facts.regulator },
    { key: 'timeline', name: <Trans>Typical timeline</Trans>, value: facts.timeline },
  ];
  return (
    <dl className="grid grid-cols-[minmax(0,7.5rem)_minmax(0,1fr)] gap-x-3 gap-y-1 text-sm">
      {compared.map(({ key, name, value }) => (
        <div key={key} className="col-span-2 grid grid-cols-subgrid">
          <dt className="text-ink-2">{name}</dt>
          <dd className="min-w-0">
            {value && <OwnText text={value} />}
            {!(value && facts.confirmed) && <ToBeConfirmed />}
          </dd>
        </div>
      ))}
    </dl>
  );
}
