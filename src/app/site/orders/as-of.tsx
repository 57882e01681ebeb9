import { Trans, useLingui } from '@lingui/react/macro';
import type { AskedDay } from '#features/orders/read-day.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/fields/field.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { DayProblem } from './day-problem.tsx';

/** Asks for another day, as a plain form that works before script, and says why a day cannot be answered. */
export function AsOf({ slug, asOf, today }: { slug: string; asOf: AskedDay; today: string }) {
  const { t } = useLingui();
  return (
    <div className="mt-4 stack-2">
      <form method="get" className="no-print flex flex-wrap items-end gap-3">
        <TextField
          id="as-of"
          name="as_of"
          type="date"
          label={t`What held on another day?`}
          error={asOf.problem ? <DayProblem problem={asOf.problem} shown={today} /> : undefined}
          max={today}
          defaultValue={asOf.day ?? ''}
        />
        <Button type="submit" variant="secondary">
          <Trans>Show that day</Trans>
        </Button>
        {(asOf.day ?? asOf.problem) && (
          <TextLink to={`/orders/${slug}`} className="py-2">
            <Trans>Back to today</Trans>
          </TextLink>
        )}
      </form>
      <p className="no-print text-sm">
        <TextLink to={`/orders/${slug}/compare`}>
          <Trans>What has changed between two days?</Trans>
        </TextLink>
      </p>
    </div>
  );
}
