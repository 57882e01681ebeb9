import { Trans } from '@lingui/react/macro';
import { DateOrDoubt, ToBeConfirmed } from './to-be-confirmed.tsx';

/** An order or amendment: its name, its number in the gazette and its date; nothing known is said as such. */
export function OrderReference({
  name = null,
  reference,
  date,
}: {
  name?: string | null;
  reference: string | null;
  date: string | null;
}) {
  if (!name && !reference && !date) return <ToBeConfirmed />;
  return (
    <>
      {name && (
        <span className="block">
          <bdi>{name}</bdi>
        </span>
      )}
      {reference && !name?.includes(reference) && (
        <>
          <bdi>{reference}</bdi>,{' '}
        </>
      )}
      <Trans>
        dated <DateOrDoubt date={date} />
      </Trans>
    </>
  );
}
