import { Trans } from '@lingui/react/macro';
import { formatDate } from '#core/time/dates.ts';
import { Icon } from '#ui/icon.tsx';

/**
 * Stands where a fact is missing or was not seen in a source.
 * @param withRegulator says who has to confirm it, where nothing around the mark does
 */
export function ToBeConfirmed({ withRegulator = false }: { withRegulator?: boolean }) {
  return (
    <span className="inline-flex items-center gap-1 font-semibold text-upcoming">
      <Icon name="alert" size={14} />
      {withRegulator ? <Trans>To be confirmed with the regulator</Trans> : <Trans>to be confirmed</Trans>}
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
