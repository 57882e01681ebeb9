import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { filled } from '#core/text/filled.ts';
import { DatedText } from '#features/requirements/components/dated-text.tsx';
import { ToBeConfirmed } from '#features/requirements/components/notes.tsx';
import type { KeyFacts } from './service-views.ts';

/** The regulator and the time a service takes, which people compare between the services of a category. */
export function ServiceKeyFacts({ facts }: { facts: KeyFacts }) {
  const regulator = filled(facts.regulator);
  const timeline = filled(facts.timeline);
  return (
    <div className="stack-1 text-sm">
      <dl className="grid grid-cols-[minmax(0,7.5rem)_minmax(0,1fr)] gap-x-3 gap-y-1">
        {regulator && <Fact name={<Trans>Regulator</Trans>} text={regulator} />}
        {timeline && <Fact name={<Trans>Typical timeline</Trans>} text={timeline} />}
      </dl>
      {!facts.confirmed && <ToBeConfirmed />}
    </div>
  );
}

function Fact({ name, text }: { name: ReactNode; text: string }) {
  return (
    <div className="col-span-2 grid grid-cols-subgrid">
      <dt className="text-ink-2">{name}</dt>
      <dd className="min-w-0">
        <DatedText text={text} inSentence />
      </dd>
    </div>
  );
}
