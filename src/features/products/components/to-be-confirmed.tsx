import { Trans } from '@lingui/react/macro';
import { formatDate } from '#core/dates.ts';
import { Icon } from '#ui/icon.tsx';

/** Stands where a fact is missing or was not seen in a source. */
export function ToBeConfirmed() {
  return (
    <span className="inline-flex items-center gap-1 font-semibold text-upcoming">
      <Icon name="alert" size={14} />
      <Trans>to be confirmed</Trans>
    </span>
  );
}

/** A day in figures, or the words that it is to be confirmed. */
export function DateOrDoubt({ date }: { date: string | null }) {
  return date ? (
    <time dateTime={date} className="whitespace-nowrap">
      {formatDate(date)}
    </time>
  ) : (
    <ToBeConfirmed />
  );
}
