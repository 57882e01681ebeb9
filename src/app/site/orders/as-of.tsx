import { Trans, useLingui } from '@lingui/react/macro';
import { longDate } from '#core/time/dates.ts';
import type { AskedDay } from '#features/orders/read-day.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/fields/field.tsx';
import { TextLink } from '#ui/text-link.tsx';

/** Asks for another day, as a plain form that works before script, and says why a day cannot be answered. */
export function AsOf({ slug, asOf, today }: { slug: string; asOf: AskedDay; today: string }) {
  const { t, i18n } = useLingui();
  return (
    <div className="mt-4 stack-2">
      <form method="get" className="no-print flex flex-wrap items-end gap-3">
        <TextField
          id="as-of"
          name="as_of"
          type="date"
          label={t`What held on another day?`}
          error={asOf.problem ? <Problem asOf={asOf} today={longDate(today, i18n.locale)} /> : undefined}
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
    </div>
  );
}

function Problem({ asOf, today }: { asOf: AskedDay; today: string }) {
  switch (asOf.problem) {
    case 'too-early':
      return (
        <Trans>
          On that day this order did not exist yet, so there is nothing to show. This is the state of {today}.
        </Trans>
      );
    case 'ahead':
      return <Trans>We cannot say what will hold on a day still to come. This is the state of {today}.</Trans>;
    default:
      return <Trans>That is not a day. Give it as year, month and day. This is the state of {today}.</Trans>;
  }
}
