import { Trans, useLingui } from '@lingui/react/macro';
import { longDate } from '#core/time/dates.ts';
import type { RequestedDay } from '#features/orders/read-day.ts';

/** Why a day cannot be answered, and which one is shown in its place. */
export function DayProblem({ problem, shown }: { problem: NonNullable<RequestedDay['problem']>; shown: string }) {
  const { i18n } = useLingui();
  const day = longDate(shown, i18n.locale);
  switch (problem) {
    case 'too-early':
      return (
        <Trans>This order did not exist on that day, so there is nothing to show. This is the position on {day}.</Trans>
      );
    case 'ahead':
      return <Trans>We cannot say what will apply on a future day. This is the position on {day}.</Trans>;
    case 'reversed':
      return <Trans>The second day must not be before the first. This is the position on {day}.</Trans>;
    case 'not-recorded':
      return (
        <Trans>We had not recorded anything about this order by that day. This is what we know as of {day}.</Trans>
      );
    case 'not-a-day':
      return <Trans>Enter the day as year, month and day. This is the position on {day}.</Trans>;
  }
}
