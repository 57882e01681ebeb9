import { Trans, useLingui } from '@lingui/react/macro';
import type { ComparedDays } from '#features/orders/compare/read-days.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/fields/field.tsx';
import { DayProblem } from '../day-problem.tsx';

/** Asks for the two days, as a plain form that works before any script has loaded, and says why a day cannot be answered. */
export function CompareForm({
  slug,
  days: { from, to },
  earliest,
  today,
}: {
  slug: string;
  days: ComparedDays;
  earliest: string | null;
  today: string;
}) {
  const { t } = useLingui();
  const shared = { type: 'date', min: earliest ?? undefined, max: today } as const;
  return (
    <form method="get" action={`/orders/${slug}/compare`} className="no-print flex flex-wrap items-end gap-3">
      <TextField
        {...shared}
        id="from"
        name="from"
        label={t`From`}
        error={from.problem ? <DayProblem problem={from.problem} shown={from.shown} /> : undefined}
        defaultValue={from.shown}
      />
      <TextField
        {...shared}
        id="to"
        name="to"
        label={t`To`}
        error={to.problem ? <DayProblem problem={to.problem} shown={to.shown} /> : undefined}
        defaultValue={to.shown}
      />
      <Button type="submit" variant="secondary">
        <Trans>Compare these days</Trans>
      </Button>
    </form>
  );
}
