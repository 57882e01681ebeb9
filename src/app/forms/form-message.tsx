import { Plural, useLingui } from '@lingui/react/macro';
import { ErrorSummary } from '#ui/fields/error-summary.tsx';
import { Icon } from '#ui/icon.tsx';
import type { CallForm } from './use-call-form.ts';

/** Shown above the fields: what stopped the last attempt. It takes the focus, and its links lead to the fields. */
export function FormErrors({ form }: { form: Pick<CallForm, 'summary'> }) {
  const { t } = useLingui();
  const { attempt, errors } = form.summary;
  const count = <Plural value={errors.length} one="# field needs attention" other="# fields need attention" />;
  return <ErrorSummary key={attempt} title={t`There is a problem`} count={count} errors={errors} />;
}

/** Shown above the button: why the last attempt failed. It stays until the next one begins; the short message is a toast. */
export function FormMessage({ form }: { form: Pick<CallForm, 'problem'> }) {
  return (
    <div aria-live="polite">
      {form.problem && (
        <p className="flex gap-2 border-s-4 border-withdrawn bg-sheet px-4 py-3">
          <Icon name="alert" size={18} className="mt-1 shrink-0 text-withdrawn" />
          <span className="min-w-0">{form.problem}</span>
        </p>
      )}
    </div>
  );
}
