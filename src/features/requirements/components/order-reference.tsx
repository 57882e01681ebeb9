import { Trans } from '@lingui/react/macro';
import { DatedText } from './dated-text.tsx';
import { FigureDate } from './figure-date.tsx';

type Order = { name?: string | null; reference: string | null; date: string | null };

/** An order or amendment: its name, its gazette number and its date, as far as the list gives them. */
export function OrderReference({ name = null, reference, date }: Order) {
  const number = reference && !name?.includes(reference) ? reference : null;
  return (
    <>
      {name && (
        <span className="block">
          <DatedText text={name} />
        </span>
      )}
      {number && <DatedText text={number} />}
      {number && date && ', '}
      {date && (
        <Trans>
          dated <FigureDate date={date} />
        </Trans>
      )}
    </>
  );
}
