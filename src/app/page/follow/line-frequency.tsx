import { Trans, useLingui } from '@lingui/react/macro';
import type { ComponentProps } from 'react';
import type { Frequency } from '#features/alerts/alerts.schema.ts';
import { Button } from '#ui/button.tsx';
import { controlClass } from '#ui/fields/field-frame.tsx';
import { useFrequencyChoices } from './use-frequency-choices.ts';

type Props = { name: string; frequency: Frequency | null; pending: boolean } & Omit<ComponentProps<'form'>, 'name'>;

/**
 * How often a line is told, as a form that the browser can post by itself. Nothing is saved before its button is
 * pressed, because the keyboard passes by other choices on its way to one.
 * @param name of the line, for screen readers
 * @param frequency null if it is the form of several lines that differ
 * @param children hidden fields
 */
export function LineFrequency({ name, frequency, pending, children, ...form }: Props) {
  const { t } = useLingui();
  const choices = useFrequencyChoices();
  return (
    <form {...form} className="flex items-center">
      {children}
      <select
        // What has been saved for all lines at once is shown at each.
        key={frequency}
        name="frequency"
        required
        defaultValue={frequency ?? ''}
        aria-label={t`How often: ${{ name }}`}
        className={`${controlClass} select w-auto min-w-0 pe-10`}
      >
        {frequency === null && <option value="">{t`Choose…`}</option>}
        {Object.entries(choices).map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
      <Button type="submit" variant="quiet" pending={pending} aria-label={t`Save: ${{ name }}`}>
        <Trans>Save</Trans>
      </Button>
    </form>
  );
}

/** What several lines have in common; null if they differ. */
export function commonFrequency(lines: readonly { frequency: Frequency }[]): Frequency | null {
  const [first] = lines;
  return first && lines.every(({ frequency }) => frequency === first.frequency) ? first.frequency : null;
}
