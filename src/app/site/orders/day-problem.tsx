import { Trans, useLingui } from '@lingui/react/macro';
import { longDate } from '#core/time/dates.ts';
import type { AskedDay } from '#features/orders/read-day.ts';

/** Why a day cannot be answered, and which one is shown in its place. */
export function DayProblem({ problem, shown }: { problem: NonNullable<AskedDay['problem']>; shown: string }) {
  const { i18n } = useLingui();
  const today = longDate(shown, i18n.locale);
  switch (problem) {
    case 'too-early':
      return (
        <Trans>
          On that day this order did not exist yet, so there is nothing to show. This is the state of {today}.
        </Trans>
      );
    case 'ahead':
      return <Trans>We cannot say what will hold on a day still to come. This is the state of {today}.</Trans>;
    case 'not-later':
      return <Trans>The second day must not come before the first one. This is the state of {today}.</Trans>;
    case 'not-recorded':
      return (
        <Trans>
          On that day we had not written anything down about this order yet. This is what we know on {today}.
        </Trans>
      );
    case 'not-a-day':
      return <Trans>That is not a day. Give it as year, month and day. This is the state of {today}.</Trans>;
  }
}
