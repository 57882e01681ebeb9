import { Trans, useLingui } from '@lingui/react/macro';
import type { ComponentProps } from 'react';
import { todayInIndia } from '#core/time/dates.ts';
import { TextField } from '#ui/fields/field.tsx';

/** The day of an appointment, not before the current day in India. */
export function DayField(field: Omit<ComponentProps<typeof TextField>, 'label'>) {
  const { t } = useLingui();
  return (
    <TextField
      {...field}
      type="date"
      min={todayInIndia()}
      label={t`Date`}
      hint={<Trans>The date in India.</Trans>}
      required
    />
  );
}
