import { useLingui } from '@lingui/react/macro';
import { formatDayAndClock } from '#core/time/format-moment.ts';

/** A moment by the office clock in a sentence, such as `23 November 2026, 3:00 pm (Indian time)`. */
export function useIndianMoment(): (iso: string) => string {
  const { t, i18n } = useLingui();
  return (iso) => t`${{ moment: formatDayAndClock(iso, i18n.locale) }} (Indian time)`;
}
