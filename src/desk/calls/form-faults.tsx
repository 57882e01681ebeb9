import { Plural, useLingui } from '@lingui/react/macro';
import { ErrorSummary } from '#ui/fields/error-summary.tsx';
import { Icon } from '#ui/icon.tsx';
import type { DeskForm } from './use-desk-form.ts';

/** Above the fields: what stopped the last attempt, with links to the fields. It takes the focus. */
export function FormFaults({ form }: { form: Pick<DeskForm, 'summary' | 'problem'> }) {
  const { t } = useLingui();
  const { attempt, errors } = form.summary;
  const count = <Plural value={errors.length} one="# field needs attention" other="# fields need attention" />;
  return (
    <>
      <ErrorSummary key={attempt} title={t`There is a problem`} count={count} errors={errors} />
      <Problem text={form.problem} />
    </>
  );
}

/** Why something failed, when no field was the cause. */
export function Problem({ text }: { text: string | undefined }) {
  return (
    <div aria-live="polite">
      {text && (
        <p className="flex gap-2 border-s-4 border-withdrawn bg-sheet px-4 py-3">
          <Icon name="alert" size={18} className="mt-1 shrink-0 text-withdrawn" />
          <span className="min-w-0">{text}</span>
        </p>
      )}
    </div>
  );
}
