import { Trans, useLingui } from '@lingui/react/macro';
import { longDate } from '#core/time/dates.ts';
import type { Moments } from '#features/orders/known/read-moments.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/fields/field.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { DayProblem } from './day-problem.tsx';

/** Asks for another day, as a plain form that works before any script has loaded, and says why a day cannot be answered. */
export function AsOf({ slug, moments, today }: { slug: string; moments: Moments; today: string }) {
  const { t, i18n } = useLingui();
  const { asOf, knownOn, day } = moments;
  const isOtherDay = [asOf, knownOn].some(({ day: other, problem }) => other ?? problem);
  return (
    <div className="mt-4 stack-2">
      {knownOn.day && (
        <p className="text-ink-2">
          <Trans>This is what we had recorded by {longDate(knownOn.day, i18n.locale)}.</Trans>
        </p>
      )}
      <form method="get" className="no-print flex flex-wrap items-end gap-3">
        <TextField
          id="as-of"
          name="as_of"
          type="date"
          label={t`What applied on another day?`}
          error={asOf.problem ? <DayProblem problem={asOf.problem} shown={day} /> : undefined}
          max={today}
          defaultValue={asOf.day ?? ''}
        />
        <details open={Boolean(knownOn.day ?? knownOn.problem)} className="order-last basis-full">
          <summary className="text-sm text-ink-2">
            <Trans>According to our records on an earlier day</Trans>
          </summary>
          <div className="mt-2 inline-block">
            <TextField
              id="known-on"
              name="known_on"
              type="date"
              label={t`What did we say on that day?`}
              error={knownOn.problem ? <DayProblem problem={knownOn.problem} shown={today} /> : undefined}
              max={today}
              defaultValue={knownOn.day ?? ''}
            />
          </div>
        </details>
        <Button type="submit" variant="secondary">
          <Trans>Show that day</Trans>
        </Button>
        {isOtherDay && (
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
